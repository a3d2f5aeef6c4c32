/** Shapes that several records share. Every type is explicit: nothing is inferred from whatever data came first. */
export const sharedTypes = `
  type DealerPhoto @dontInfer {
    url: String!
    alt: String!
    width: Int!
    height: Int!
  }

  type DealerOpeningPeriod @dontInfer {
    opens: String!
    closes: String!
  }

  type DealerSpecialHours @dontInfer {
    from: String!
    to: String!
    part: String
    periods: [DealerOpeningPeriod!]!
    reason: String
  }

  type DealerDayHours @dontInfer {
    day: String!
    periods: [DealerOpeningPeriod!]!
    comment: String
  }
`
