import { graphql } from 'gatsby'

export const hoursFragment = graphql`
  fragment Hours on DealerDayHours {
    day
    periods {
      opens
      closes
    }
    comment
  }
`

export const specialHoursFragment = graphql`
  fragment SpecialHours on DealerSpecialHours {
    from
    to
    part
    periods {
      opens
      closes
    }
    reason
  }
`

export const openingHoursFragment = graphql`
  fragment OpeningHours on DealerLocation {
    showroomHours {
      ...Hours
    }
    workshopHours {
      ...Hours
    }
    specialHours {
      ...SpecialHours
    }
  }
`

export const locationSummaryFragment = graphql`
  fragment LocationSummary on DealerLocation {
    id: key
    name
    address {
      street
      postalCode
      town
      country
    }
    latitude
    longitude
    phone
    ...OpeningHours
  }
`

/** What a form needs to know of a dealership. */
export const formSiteFragment = graphql`
  fragment FormSite on DealerLocation {
    id: key
    name
    phone
    ...OpeningHours
  }
`
