'use strict'
/*
 * Loaded into the measured process by NODE_OPTIONS=--require: how late its event loop was, written to
 * $EVENT_LOOP_FOLDER/PID every second, in ms since the last SIGUSR2.
 */
const { writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { monitorEventLoopDelay } = require('node:perf_hooks')

const folder = process.env.EVENT_LOOP_FOLDER
if (folder) {
  /** The monitor's own timer is part of what it measures. */
  const resolution = 5
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  process.on('SIGUSR2', () => delay.reset())
  const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution)
  setInterval(() => {
    writeFileSync(
      join(folder, String(process.pid)),
      JSON.stringify({ p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }),
    )
  }, 1_000).unref()
}
