import type { Department, Employee, Location } from '../../src/domain/location/types'
import { slugify } from '../../src/domain/routes/slugify'
import { hashText } from '../random'
import { scenePhoto } from './scene-photo'

/** Name, job, department, languages. */
type Line = readonly [name: string, jobTitle: string, department: Department, languages: string]

const TEAMS: Record<string, readonly Line[]> = {
  luxembourg: [
    ['Claude Wagener', 'Directeur général', 'management', 'lb fr de en'],
    ['Isabelle Thinnes', 'Directrice de concession', 'management', 'lb fr de en'],
    ['Marc Hilgert', 'Chef des ventes', 'sales', 'lb fr de en'],
    ['Sofia Marques', 'Conseillère commerciale véhicules neufs', 'sales', 'pt fr lb en'],
    ['Julien Lambotte', 'Conseiller commercial occasions', 'sales', 'fr en'],
    ['Nadia Kessler', 'Spécialiste électromobilité', 'sales', 'lb fr de en'],
    ['Pol Feyereisen', 'Chef d’atelier', 'workshop', 'lb fr de'],
    ['Ricardo Teixeira', 'Conseiller service', 'workshop', 'pt fr lb'],
    ['Aurélie Masson', 'Conseillère service', 'workshop', 'fr en'],
    ['Serge Kolbach', 'Responsable carrosserie', 'bodywork', 'lb fr de'],
    ['Tiago Fonseca', 'Magasinier pièces de rechange', 'parts', 'pt fr'],
    ['Catherine Wampach', 'Responsable flottes et entreprises', 'fleet', 'lb fr de en'],
    ['Daniel Petitjean', 'Gestionnaire de flotte', 'fleet', 'fr en'],
    ['Martine Olinger', 'Comptable', 'administration', 'lb fr de'],
  ],
  'esch-sur-alzette': [
    ['Luis Almeida', 'Directeur de concession', 'management', 'pt fr lb en'],
    ['Vanessa Rossi', 'Conseillère commerciale véhicules neufs', 'sales', 'it fr lb'],
    ['Kevin Schroeder', 'Conseiller commercial occasions', 'sales', 'lb fr de en'],
    ['Paulo Nogueira', 'Chef d’atelier', 'workshop', 'pt fr'],
    ['Sandrine Colling', 'Conseillère service', 'workshop', 'lb fr de'],
    ['Hugo Bertrand', 'Carrossier-peintre', 'bodywork', 'fr'],
    ['Marisa Lopes', 'Responsable magasin', 'parts', 'pt fr lb'],
    ['Anne-Marie Reding', 'Assistante administrative', 'administration', 'lb fr de'],
  ],
  mersch: [
    ['Jean-Paul Steichen', 'Directeur de concession', 'management', 'lb fr de en'],
    ['Melanie Bodry', 'Conseillère commerciale utilitaires', 'sales', 'lb fr de'],
    ['Thierry Gaspard', 'Conseiller commercial véhicules neufs', 'sales', 'fr lb'],
    ['Yves Majerus', 'Chef d’atelier utilitaires', 'workshop', 'lb fr de'],
    ['Bruno Carvalho', 'Responsable transformations', 'workshop', 'pt fr lb'],
    ['Lynn Hoscheit', 'Conseillère flottes', 'fleet', 'lb fr de en'],
    ['Patrick Zenner', 'Magasinier pièces de rechange', 'parts', 'lb de fr'],
  ],
  ettelbruck: [
    ['Romain Kieffer', 'Directeur de concession', 'management', 'lb fr de'],
    ['Jessica Da Silva', 'Conseillère commerciale occasions', 'sales', 'pt lb fr'],
    ['Georges Mathay', 'Conseiller commercial véhicules neufs', 'sales', 'lb fr de en'],
    ['Alain Schiltz', 'Chef d’atelier', 'workshop', 'lb fr de'],
    ['Carole Differding', 'Conseillère service', 'workshop', 'lb fr de'],
    ['Miguel Pinto', 'Carrossier', 'bodywork', 'pt fr'],
    ['Nicole Trausch', 'Assistante administrative', 'administration', 'lb fr de'],
  ],
  grevenmacher: [
    ['Sabine Kohnen', 'Directrice de concession', 'management', 'de lb fr en'],
    ['Tom Wirtz', 'Conseiller commercial véhicules neufs', 'sales', 'lb de fr'],
    ['Eva Lentz', 'Conseillère commerciale occasions', 'sales', 'de lb en'],
    ['Frank Schuster', 'Chef d’atelier', 'workshop', 'de lb'],
    ['Céline Hoffmann', 'Responsable pneus et gardiennage', 'workshop', 'fr de lb'],
    ['André Goergen', 'Magasinier pièces de rechange', 'parts', 'lb de'],
  ],
  marnach: [
    ['Fernand Meyers', 'Directeur de concession', 'management', 'lb de fr'],
    ['Laurence Noël', 'Conseillère commerciale', 'sales', 'fr lb de'],
    ['Steve Lutgen', 'Chef d’atelier', 'workshop', 'lb de fr'],
    ['Maria Ferreira', 'Conseillère service', 'workshop', 'pt fr lb'],
    ['Guy Thilges', 'Responsable pièces et accessoires', 'parts', 'lb de fr'],
  ],
}

/** People of the office are reached through the dealership's own number. */
const hasDirectLine = (department: Department): boolean => department !== 'administration'

/** Everyone who works at the given dealerships; nobody of them exists. */
export const employeesFor = (locations: readonly Location[]): Employee[] =>
  locations.flatMap(({ id: locationId }, site) =>
    (TEAMS[locationId] ?? []).map(([name, jobTitle, department, languages], index) => {
      const id = slugify(name)
      return {
        id,
        name,
        jobTitle,
        department,
        locationId,
        phone: hasDirectLine(department) ? `+352 26 10 40-${site + 1}${String(index + 10)}` : null,
        email: `${id.replaceAll('-', '.')}@groupe-alzette.example`,
        // One in nine would rather not be seen: the page has to cope.
        photo: hashText(id) % 9 === 0 ? null : scenePhoto('portrait', hashText(id) % 1_000, `Portrait de ${name}`),
        languages: languages.split(' '),
      }
    }),
  )
