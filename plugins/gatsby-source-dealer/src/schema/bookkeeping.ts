/**
 * What the plugin remembers lives beside the nodes it speaks of, so that both are kept or lost together: a cursor that
 * outlived its vehicles would leave the site empty.
 */
export const bookkeepingTypes = `
  type DealerSync implements Node @dontInfer {
    source: String!
    cursor: String!
    vehicleCount: Int!
    shape: Int!
  }

  type DealerIssue implements Node @dontInfer {
    kind: String!
    key: String!
    reason: String!
  }
`
