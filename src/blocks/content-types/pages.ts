import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, date, entryOf, longText, picture, required, text, toggle } from '../../domain/content/schema/fields'
import type { ArticleContent, PageContent, SeoBlock } from '../../domain/content/types'

const FORM = { group: 'Types de contenu', use: 'content type' } as const
const SEARCH_TAB = 'Référencement'
const SEO_HELP = 'Ce que montrent les moteurs de recherche et les réseaux sociaux.'

export const seoSchema = blockSchema<SeoBlock>('seo', {
  label: 'Référencement',
  group: 'Éléments de blocs',
  preview: ['title', 'description'],
  fields: {
    title: required(text('Titre', 'Moins de 60 caractères ; deux pages n’ont jamais le même.')),
    description: longText('Description', 'De 120 à 155 caractères.'),
    image: picture('Image', 'Montrée quand la page est partagée.'),
    noindex: toggle('Hors moteurs de recherche'),
  },
})

/** @param body names of the blocks that may stand in a page */
export const pageSchema = (body: readonly string[]) =>
  blockSchema<PageContent>('page', {
    ...FORM,
    label: 'Page',
    preview: ['seo'],
    fields: {
      body: blocks('Contenu', body, 'Les blocs de la page, de haut en bas. Le premier en donne le titre.'),
      brand: entryOf('brands', 'Marque', 'Seulement pour la page d’une marque.'),
      seo: required(blocks('Référencement', ['seo'], SEO_HELP, { maximum: 1 })),
    },
    tabs: [{ label: SEARCH_TAB, fields: ['seo'] }],
  })

/** @param body names of the blocks that may stand in an article */
export const articleSchema = (body: readonly string[]) =>
  blockSchema<ArticleContent>('article', {
    ...FORM,
    label: 'Article',
    preview: ['title', 'intro'],
    fields: {
      title: required(text('Titre')),
      date: required(date('Date', 'Décide de l’ordre des articles.')),
      category: required(entryOf('labels', 'Catégorie', 'La liste est la source de données Libellés.')),
      author: text('Auteur', 'Sans nom, l’article est celui du groupe.'),
      brand: entryOf('brands', 'Marque', 'Celle dont parle l’article ; d’autres articles sur elle sont proposés.'),
      intro: required(longText('Introduction', 'Deux phrases, montrées aussi dans les listes.')),
      image: required(picture('Image', 'Au format 16:9.')),
      body: blocks('Contenu', body),
      seo: required(blocks('Référencement', ['seo'], SEO_HELP, { maximum: 1 })),
    },
    tabs: [{ label: SEARCH_TAB, fields: ['seo'] }],
  })
