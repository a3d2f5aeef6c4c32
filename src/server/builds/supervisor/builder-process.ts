import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import type { PredictedPages } from '../../../contract/predict-door'
import { BuildFailure } from '../types'
import type { BuildEvent, BuildProgress, BuildResult } from '../types'
import { replySchema } from './protocol'
import type { BuilderReply, BuilderRequest } from './protocol'

/** Milliseconds that a process may take to save its state when it is asked to end. */
const GRACE = 20_000
/** Milliseconds without a word, far longer than any stage lasts, after which a process that builds counts as hung. */
const SILENCE = 15 * 60_000

export interface Built {
  result: BuildResult
  /** Bytes of memory in use after it. */
  rss: number
  /** Why a fresh process should take over although this one works. */
  stale: string | null
}

/** A process that builds: started cold, warm once `ready`. */
export interface BuilderProcess {
  /**
   * Resolves with what it says of its start, for the log.
   *
   * @throws BuildFailure when it ended before it was warm
   */
  ready: Promise<string>
  /** Resolves when the process has ended, for whatever reason. */
  exited: Promise<void>
  /** False once it ended or said that its state is not to be trusted. */
  usable: () => boolean
  build: (
    events: readonly BuildEvent[],
    live: string | null,
    onProgress: (progress: BuildProgress) => void,
  ) => Promise<Built>
  /**
   * Asks what a publication of stories would touch; answered between two builds.
   *
   * @returns null when the process does not know its pages yet
   * @throws BuildFailure
   */
  predict: (stories: readonly object[]) => Promise<PredictedPages | null>
  /** Lets it save its state, then ends it; one that is not warm yet has nothing worth saving and ends at once. */
  end: () => Promise<void>
}

interface Waiting {
  resolve: (reply: Extract<BuilderReply, { type: 'done' | 'predicted' }>) => void
  reject: (error: BuildFailure) => void
}

/**
 * Talks to a builder process.
 *
 * @param child started with an IPC channel
 * @param lastLines what it wrote last, for the message when it dies
 * @param silenceMs how long it may say nothing while something is waited for
 */
export const builderProcess = (
  child: ChildProcess,
  lastLines: () => string,
  onStart: (progress: BuildProgress) => void = () => undefined,
  silenceMs = SILENCE,
): BuilderProcess => {
  let usable = true
  let isWarm = false
  let count = 0
  let onProgress = onStart
  const waiting = new Map<number, Waiting>()
  let settleReady: { resolve: (start: string) => void; reject: (error: BuildFailure) => void } | null = null
  const ready = new Promise<string>((resolve, reject) => {
    settleReady = { resolve, reject }
  })
  // Whoever asks for a build waits for it; before that nobody may be listening.
  ready.catch(() => undefined)

  let silence: NodeJS.Timeout | null = null
  /** Starts the time of silence anew, while something is waited for. A stopped process cannot be asked to end. */
  const listen = (isAwaited: boolean) => {
    if (silence) clearTimeout(silence)
    silence = isAwaited ? setTimeout(() => child.kill('SIGKILL'), silenceMs) : null
  }
  listen(true)

  const fail = (id: number | null, failure: BuildFailure) => {
    if (id !== null) waiting.get(id)?.reject(failure)
    else for (const one of waiting.values()) one.reject(failure)
    if (id === null) {
      waiting.clear()
      settleReady?.reject(failure)
    } else waiting.delete(id)
  }
  const hear = (reply: BuilderReply) => {
    if (reply.type === 'ready') {
      isWarm = true
      settleReady?.resolve(reply.start ?? '')
    } else if (reply.type === 'progress') onProgress({ stage: reply.stage, share: reply.share, saved: reply.saved })
    else if (reply.type === 'failed') {
      usable &&= !reply.dirty
      fail(reply.id, new BuildFailure(reply.message, reply.retry))
    } else {
      waiting.get(reply.id)?.resolve(reply)
      waiting.delete(reply.id)
    }
  }
  child.on('message', (message) => {
    const reply = replySchema.safeParse(message)
    if (!reply.success) return
    hear(reply.data)
    listen(waiting.size > 0 || (reply.data.type === 'progress' && count === 0))
  })
  child.once('exit', (code, signal) => {
    usable = false
    listen(false)
    const how = signal === null ? `with code ${code ?? 'unknown'}` : `by ${signal}`
    fail(null, new BuildFailure(`The builder process ended ${how}: ${lastLines()}`, true))
  })
  child.once('error', (cause) => {
    usable = false
    fail(null, new BuildFailure(`The builder process cannot be started: ${cause.message}`, true, { cause }))
  })

  const ask = async (request: BuilderRequest) => {
    await ready
    if (!usable) throw new BuildFailure('The builder process has ended.', true)
    return new Promise<Parameters<Waiting['resolve']>[0]>((resolve, reject) => {
      waiting.set(request.id, { resolve, reject })
      listen(true)
      child.send(request, (error) => {
        if (error)
          fail(
            request.id,
            new BuildFailure(`The builder process does not listen: ${error.message}`, true, { cause: error }),
          )
      })
    })
  }

  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  return {
    ready,
    exited,
    usable: () => usable,
    build: async (events, live, progress) => {
      await ready
      onProgress = progress
      const reply = await ask({ type: 'build', id: (count += 1), live, events: [...events] })
      if (reply.type !== 'done') throw new BuildFailure('The builder process answered something else.', true)
      return { result: reply.result, rss: reply.rss, stale: reply.stale }
    },
    predict: async (stories) => {
      const sent = stories.map((story) => ({ ...story }))
      const reply = await ask({ type: 'predict', id: (count += 1), stories: sent })
      return reply.type === 'predicted' ? reply.pages : null
    },
    end: async () => {
      usable = false
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      // The end of the channel is its sign to save and go.
      if (!isWarm) child.kill('SIGKILL')
      else if (child.connected) child.disconnect()
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE)
      await ended
      clearTimeout(timer)
    },
  }
}
