/** The domain's `Location` and `Employee`. Hours are null when nobody told them; special hours of no `part` are the whole dealership's. */
export const locationTypes = `
  type DealerAddress @dontInfer {
    street: String!
    postalCode: String!
    town: String!
    country: String!
  }

  type DealerLocation implements Node @dontInfer {
    key: String!
    name: String!
    address: DealerAddress!
    latitude: Float!
    longitude: Float!
    phone: String!
    whatsapp: String
    email: String!
    vatNumber: String!
    iban: String!
    routeUrl: String!
    description: String!
    services: [String!]!
    brandIds: [String!]!
    showroomHours: [DealerDayHours!]
    workshopHours: [DealerDayHours!]
    specialHours: [DealerSpecialHours!]!
    photos: [DealerPhoto!]!
  }

  type DealerEmployee implements Node @dontInfer {
    key: String!
    name: String!
    jobTitle: String!
    department: String!
    locationId: String!
    phone: String
    email: String
    photo: DealerPhoto
    languages: [String!]!
  }
`
