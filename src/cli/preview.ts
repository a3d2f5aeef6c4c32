/** `npm run preview`: `npm start` with drafts for the visual editor, whatever the environment says. */
process.env['PREVIEW'] = 'true'
void import('./start')
