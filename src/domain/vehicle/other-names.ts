/** What people call makes and models beside their name; both in one word without accents. */
export const OTHER_NAMES: Readonly<Partial<Record<string, string>>> = {
  vw: 'volkswagen',
  volkswagn: 'volkswagen',
  alfa: 'alfaromeo',
  alpharomeo: 'alfaromeo',
  merco: 'mercedes',
  r5: '5etech',
  r4: '4etech',
  renault5: '5etech',
  renault4: '4etech',
  fiat500e: '500',
  mustang: 'mustangmache',
  citron: 'citroen',
  reno: 'renault',
}
