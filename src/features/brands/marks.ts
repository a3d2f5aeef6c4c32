import citroen from 'simple-icons/icons/citroen.svg'
import dacia from 'simple-icons/icons/dacia.svg'
import fiat from 'simple-icons/icons/fiat.svg'
import ford from 'simple-icons/icons/ford.svg'
import hyundai from 'simple-icons/icons/hyundai.svg'
import iveco from 'simple-icons/icons/iveco.svg'
import jeep from 'simple-icons/icons/jeep.svg'
import kia from 'simple-icons/icons/kia.svg'
import mg from 'simple-icons/icons/mg.svg'
import nissan from 'simple-icons/icons/nissan.svg'
import opel from 'simple-icons/icons/opel.svg'
import peugeot from 'simple-icons/icons/peugeot.svg'
import renault from 'simple-icons/icons/renault.svg'
import skoda from 'simple-icons/icons/skoda.svg'
import toyota from 'simple-icons/icons/toyota.svg'
import volkswagen from 'simple-icons/icons/volkswagen.svg'
import volvo from 'simple-icons/icons/volvo.svg'

/** Marks by the `logo` of a brand: addresses of one-colour drawings, 24 by 24. */
const MARKS: Readonly<Record<string, string>> = {
  citroen,
  dacia,
  fiat,
  ford,
  hyundai,
  iveco,
  jeep,
  kia,
  mg,
  nissan,
  opel,
  peugeot,
  renault,
  skoda,
  toyota,
  volkswagen,
  volvo,
}

/** Address of the mark of a brand; null for a brand that is written instead. */
export const markOf = (logo: string): string | null => MARKS[logo] ?? null
