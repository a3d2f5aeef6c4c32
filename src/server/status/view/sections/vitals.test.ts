import type { Status } from '../../model/schema'
import { vitalsSection } from './vitals'

const NBSP = /[\u00a0\u202f]/g
const htmlOf = async (templates: Status['vitals']['templates']): Promise<string> =>
  (await vitalsSection({ vitals: { days: 28, templates } })).toString().replace(NBSP, ' ')

/** Cells of each row as `label: text`, the way a phone shows them. */
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr>(<td.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<td([^>]*)>(.*?)<\/td>/gs)].map(([, attributes = '', content = '']) =>
      [
        ...(/data-label="([^"]*)"/.exec(attributes) ?? []).slice(1),
        content
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ].join(': '),
    ),
  )

describe('web vitals on the status page', () => {
  it('name each figure of a template, its rating and how many there were', async () => {
    const html = await htmlOf([
      {
        template: 'vehicle',
        metrics: [
          { metric: 'LCP', samples: 1_240, p75: 2_310, rating: 'good' },
          { metric: 'INP', samples: 900, p75: 284, rating: 'needs-improvement' },
          { metric: 'CLS', samples: 1_240, p75: 0.312, rating: 'poor' },
        ],
      },
      { template: 'stock', metrics: [{ metric: 'LCP', samples: 3, p75: 900, rating: 'good' }] },
    ])
    expect(rowsOf(html)).toEqual([
      [
        'vehicle',
        'Affichage (LCP): 2,31 s Bon',
        'Réponse (INP): 284 ms À améliorer',
        'Stabilité (CLS): 0,31 Mauvais',
        'Mesures: 1.240',
      ],
      [
        'stock',
        'Affichage (LCP): 900 ms Bon',
        'Réponse (INP): – aucune mesure',
        'Stabilité (CLS): – aucune mesure',
        'Mesures: 3',
      ],
    ])
    expect(html).toContain('sur 28 jours et 2 modèles de page.')
    expect(html).toContain('LCP : bon jusqu’à 2,50 s, mauvais au-delà de 4,00 s')
  })

  it('say that nothing was measured', async () => {
    const html = await htmlOf([])
    expect(html).toContain('Aucune mesure en 28 jours.')
    expect(html).not.toContain('<table')
  })

  it('show the name of a template as text', async () => {
    expect(await htmlOf([{ template: '<img>', metrics: [] }])).toContain('&lt;img&gt;')
  })
})
