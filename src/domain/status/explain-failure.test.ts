import { explainedLine, explainFailure } from './explain-failure'

describe('failures in French', () => {
  it.each([
    [
      'Content API: GET http://cms.test/v2/cdn/stories?token=***: answered 401: the token (STORYBLOK_TOKEN) is not accepted',
      'Vérifiez le jeton STORYBLOK_TOKEN',
    ],
    [
      'Content API: no usable story for home, global/header: nothing is published',
      'Il manque dans le CMS un contenu sans lequel aucune page n’est juste (home, global/header)',
    ],
    [
      'Content API: has 3 stories where the last build had 70: nothing is published. If that is right, build once with ALLOW_EMPTY_STOCK=true.',
      'Le CMS ne donne plus que 3 éléments au lieu de 70',
    ],
    [
      'Dealer API: http://x has 12 vehicles where the last build had 480: nothing is published. If that is right, build once with ALLOW_EMPTY_STOCK=true.',
      'Le système de stock ne donne plus que 12 éléments au lieu de 480',
    ],
    [
      'Content API: GET http://cms.test/v2/cdn/spaces/me: the answer is not JSON (24 characters, it may be cut off)',
      'Le CMS ne répond pas comme il faut',
    ],
    [
      'Dealer API: GET http://stock.test/api/dealer/v1/vehicles: connect ECONNREFUSED 127.0.0.1:1',
      'Le système de stock ne répond pas comme il faut',
    ],
    ['MOVED_PATHS_URL: GET http://x: fetch failed', 'La liste des pages déplacées'],
    ['A redirect rule is wrong: redirects/legacy.csv:3: it leads to itself', 'Corrigez la règle que nomme le détail'],
    ['redirects/x.csv:3: loop', 'Corrigez la règle que nomme le détail'],
    [
      'Release 0123456789abcdef cannot be served: _redirects:2: "x" does not begin with a slash',
      'Corrigez la règle que nomme le détail',
    ],
    [
      '/data: no space is left on the disk while a release was being saved; what is live stays live',
      'Le disque du serveur est plein',
    ],
    ["ENOSPC: no space left on device, write '/x'", 'Le disque du serveur est plein'],
    [
      'Netlify: POST /api/v1/sites/x/deploys: status 401 (check NETLIFY_AUTH_TOKEN)',
      'Vérifiez les réglages NETLIFY_AUTH_TOKEN',
    ],
    ['Netlify: POST /api/v1/sites/x/deploys: status 500, 5 times', 'Netlify n’a pas mené la publication à bien'],
    [
      '/stock/412001-1-fiat-500-hybrid cannot be rendered: x is undefined',
      'La page /stock/412001-1-fiat-500-hybrid ne peut pas être produite',
    ],
    ['The builder process ended by SIGKILL: it said nothing', 'faute de mémoire'],
    ['The builder process ended with code 1: x is undefined', 'Le processus de construction s’est arrêté'],
    ['/data/blobs/ab/cd is spoilt: its bytes do not match its digest', 'Des données enregistrées sont abîmées'],
    ['There is no release 0123456789abcdef in /data/releases', 'n’est plus conservée'],
    [
      'A build is running and did not end in time; nothing was published. Try again when it has ended.',
      'Réessayez quand elle est terminée',
    ],
    ['createPages: x is undefined', 'une erreur qu’il ne connaît pas'],
  ])('explains "%s", and keeps the line', (line, text) => {
    const explained = explainFailure(line)
    expect(explained.text).toContain(text)
    expect(explained.detail).toBe(line)
    // French punctuation stands after a space that does not break.
    expect(explained.text).not.toMatch(/ [;:!?]/)
    expect(explainedLine(line)).toBe(`${explained.text} Détail\u202f: ${line}`)
  })

  it('repeats what is French already', () => {
    for (const line of [
      'Interrompue\u202f: la construction suivante l’a reprise.',
      'interrompue, reprise par la construction suivante',
    ]) {
      expect(explainFailure(line)).toEqual({ text: line, detail: null })
      expect(explainedLine(line)).toBe(line)
    }
  })
})
