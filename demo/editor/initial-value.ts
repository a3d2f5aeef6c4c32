import type { FieldSchema, Json } from './client/model'

/**
 * What a required field of a new block begins with, so that the block shows at once.
 *
 * @param expects what the parser of the field asks for
 */
export const initialValue = ({ kind, label, choices, limits }: FieldSchema, expects: string): Json => {
  switch (kind) {
    case 'toggle':
      return false
    case 'number':
      return String(Math.max(3, limits?.['min'] ?? 0))
    case 'choice':
      return choices?.[0]?.value ?? ''
    case 'date':
      return `${new Date().toISOString().slice(0, 10)} 00:00`
    case 'link':
      return { fieldtype: 'multilink', linktype: 'url', id: '', url: '/stock', cached_url: '/stock' }
    case 'richtext':
      return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Votre texte.' }] }] }
    case 'table':
      return {
        fieldtype: 'table',
        thead: [{ component: '_table_head', value: 'Colonne' }],
        tbody: [{ component: '_table_row', body: [{ component: '_table_col', value: 'Cellule' }] }],
      }
    case 'blocks':
    case 'assets':
      return []
    case 'seo':
      return { title: '', description: '' }
    case 'file':
      return { fieldtype: 'asset', filename: 'https://www.example.com/document.pdf' }
    case 'asset':
      return { fieldtype: 'asset', filename: '', alt: '' }
    default:
      if (/e-mail address/.test(expects)) return 'prenom.nom@example.com'
      return /https address/.test(expects) ? 'https://www.example.com' : label
  }
}
