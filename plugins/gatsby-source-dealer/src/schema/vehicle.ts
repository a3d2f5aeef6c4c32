/** The domain's `Vehicle`, `VehicleCardRecord`, `PriceRow`, `Discount`; amounts in cents. `fixedInterestPeriod` is a number or "variable". */
export const vehicleTypes = `
  type DealerEquipmentFeature @dontInfer {
    group: String!
    label: String!
    highlight: Boolean!
  }

  type DealerPriceRow @dontInfer {
    type: String!
    totalPrice: Int!
    vatIncluded: Boolean!
    downPayment: Int
    monthlyInstallment: Int
    contractDuration: Int
    annualDistance: Int
    netLoanAmount: Int
    remainingBalance: Int
    interestRate: Float
    borrowingRate: Float
    fixedInterestPeriod: JSON
    installmentProtection: Boolean
    bank: String
  }

  type DealerDiscount @dontInfer {
    label: String
    amount: Int!
    listPrice: Int!
  }

  type DealerVehicle implements Node @dontInfer {
    key: Int!
    brandId: String!
    modelId: String!
    brandName: String!
    modelName: String!
    variant: String!
    category: String!
    condition: String!
    bodyStyle: String!
    fuel: String!
    transmission: String!
    gears: Int
    driveType: String!
    drivenAxles: Int!
    mileage: Int!
    firstRegistration: String
    registrationYear: Int!
    colour: String!
    colourName: String!
    interiorColour: String!
    interiorMaterial: String!
    seatCount: Int!
    doorCount: Int!
    powerHp: Int!
    powerKw: Int!
    cylinderCapacity: Int
    electricRange: Int
    batteryCapacity: Float
    fuelConsumption: Float
    powerConsumption: Float
    co2: Float
    energyClass: String
    emissionsClass: String!
    towingWeight: Int
    maxWeight: Int!
    kerbWeight: Int!
    vatReportable: Boolean!
    warrantyMonths: Int!
    licensePlate: String
    vin: String!
    equipment: [DealerEquipmentFeature!]!
    photos: [DealerPhoto!]!
    locationId: String!
    description: String!
    listedAt: String!
    updatedAt: String!
    prices: [DealerPriceRow!]!
    discount: DealerDiscount
    availability: String!
  }

  """What pages show of a vehicle that are not about it; mileage to the nearest thousand km, two photos at most."""
  type DealerVehicleCard implements Node @dontInfer {
    key: Int!
    brandId: String!
    modelId: String!
    brandName: String!
    modelName: String!
    variant: String!
    category: String!
    condition: String!
    bodyStyle: String!
    mileage: Int!
    isMileageRounded: Boolean!
    firstRegistration: String
    registrationYear: Int!
    fuel: String!
    transmission: String!
    powerHp: Int!
    energyClass: String
    locationId: String!
    photos: [DealerPhoto!]!
    prices: [DealerPriceRow!]!
    discount: DealerDiscount
    availability: String!
  }
`
