import { blockSchema } from '../../domain/content/schema/block-schema'
import { blocks, file, longText, number, required, text } from '../../domain/content/schema/fields'
import type { DownloadItem, DownloadListBlock } from '../../domain/content/types'

export const downloadListSchema = blockSchema<DownloadListBlock>('download-list', {
  label: 'Documents à télécharger',
  group: 'Textes et images',
  preview: ['title', 'intro'],
  fields: {
    title: required(text('Titre')),
    intro: longText('Introduction'),
    files: required(blocks('Fichiers', ['download'])),
  },
  presets: [{ name: 'Documents', values: { title: 'Documents' }, isDefault: true }],
})

export const downloadSchema = blockSchema<DownloadItem>('download', {
  label: 'Fichier',
  group: 'Éléments de blocs',
  preview: ['title', 'description'],
  fields: {
    title: required(text('Titre', 'Dit ce que contient le fichier, par exemple Conditions générales de vente.')),
    description: longText('Texte', 'Une phrase sous le titre. Facultative.'),
    file: required(file('Document', 'Un fichier de la médiathèque, ou son adresse complète.')),
    size: number(
      'Taille en ko',
      [1, 1_000_000],
      'Affichée à côté du titre. Laissez vide si vous ne la connaissez pas.',
    ),
  },
})
