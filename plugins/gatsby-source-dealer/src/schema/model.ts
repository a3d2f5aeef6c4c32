/** The domain's `Brand`, `Model`, `Trim` and `LeaseOffer`; amounts in cents. */
export const modelTypes = `
  type DealerBrand implements Node @dontInfer {
    key: String!
    name: String!
    tagline: String!
    logo: String!
    sellsNew: Boolean!
    categories: [String!]!
    locationIds: [String!]!
    order: Int!
  }

  type DealerTrim @dontInfer {
    id: String!
    name: String!
    engine: String!
    fuel: String!
    transmission: String!
    gears: Int
    driveType: String!
    powerHp: Int!
    powerKw: Int!
    cylinderCapacity: Int
    batteryCapacity: Float
    electricRange: Int
    fuelConsumption: Float
    powerConsumption: Float
    co2: Float!
    energyClass: String!
    emissionsClass: String!
    towingWeight: Int
    kerbWeight: Int!
    maxWeight: Int!
    seatCount: Int!
    doorCount: Int!
    price: Int!
    standardEquipment: [String!]!
  }

  type DealerModelDownload @dontInfer {
    label: String!
    url: String!
    size: Int!
  }

  type DealerModel implements Node @dontInfer {
    key: String!
    brandId: String!
    brandName: String!
    slug: String!
    name: String!
    category: String!
    bodyStyle: String!
    tagline: String!
    description: String!
    modelYear: Int!
    length: Int!
    width: Int!
    height: Int!
    bootVolume: Int
    photos: [DealerPhoto!]!
    trims: [DealerTrim!]!
    downloads: [DealerModelDownload!]!
    fromPrice: Int!
  }

  type DealerLeaseTerm @dontInfer {
    label: String!
    included: Boolean!
  }

  type DealerLeaseSpecs @dontInfer {
    fuel: String!
    transmission: String!
    powerHp: Int!
    cylinderCapacity: Int
    fuelConsumption: Float
    powerConsumption: Float
    co2: Float!
    batteryCapacity: Float
    electricRange: Int
    energyClass: String!
  }

  type DealerLeaseOffer implements Node @dontInfer {
    key: String!
    kind: String!
    modelId: String!
    brandId: String!
    brandName: String!
    modelName: String!
    trimId: String!
    variant: String!
    colour: String!
    photos: [DealerPhoto!]!
    monthlyPrice: Int!
    taxIncluded: Boolean!
    duration: Int!
    annualMileage: Int!
    deposit: Int!
    establishmentFee: Int!
    completePrice: Int!
    standardEquipment: [String!]!
    terms: [DealerLeaseTerm!]!
    specs: DealerLeaseSpecs!
    validUntil: String
  }
`
