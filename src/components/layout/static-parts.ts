export * from './made-parts'
