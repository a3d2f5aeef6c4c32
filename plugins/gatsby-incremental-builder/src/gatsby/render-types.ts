/** A batch of pages to render. */
export interface RenderRequest {
  paths: string[]
  [key: string]: unknown
}

/** What Gatsby notes of pages that were rendered, by their paths. */
export interface RenderResult {
  unsafeBuiltinsUsageByPagePath: Record<string, unknown>
  previewErrors: Record<string, unknown>
  slicesPropsPerPage: Record<string, unknown>
}

export type Render = (request: RenderRequest) => Promise<RenderResult>

/** Stands where Gatsby expects its pool of processes. */
export interface RenderPool {
  single: { renderHTMLProd: Render; renderSlices: (args: unknown) => Promise<unknown> }
}

/** Makes the pool of processes that Gatsby renders in, and in which queries run where it may use several processors. */
export interface Workers {
  create: () => RenderPool & {
    all: { loadConfigAndPlugins: () => unknown[]; buildSchema: () => unknown[] }
    end: () => Promise<unknown>[]
  }
}
