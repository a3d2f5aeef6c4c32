import { graphql } from 'gatsby'

/** An employee as `domain/location/types.ts` has it; see `fragments.ts`. */
export const employeeFragment = graphql`
  fragment Employee on DealerEmployee {
    id: key
    name
    jobTitle
    department
    locationId
    phone
    email
    photo {
      ...Photo
    }
    languages
  }
`
