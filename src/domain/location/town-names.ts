/**
 * What else towns are called: in Luxembourgish, in German where that is another word, and short. By id of the town;
 * those that are called the same everywhere are left out.
 */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  bascharage: ['Nidderkäerjeng', 'Niederkerschen', 'Käerjeng'], beaufort: ['Beefort'], belvaux: ['Bieles', 'Beles'], bertrange: ['Bartreng', 'Bartringen'],
  bettembourg: ['Beetebuerg', 'Bettemburg'], bissen: ['Biissen'], clervaux: ['Klierf', 'Klerf'], 'colmar-berg': ['Colmer-Bierg'], diekirch: ['Dikrech'],
  differdange: ['Déifferdeng', 'Differdingen'], dudelange: ['Diddeleng', 'Düdelingen'], echternach: ['Iechternach'], 'esch-sur-alzette': ['Esch-Uelzecht', 'Esch an der Alzette'],
  ettelbruck: ['Ettelbréck'], frisange: ['Fréiseng', 'Frisingen'], grevenmacher: ['Gréiwemaacher', 'Maacher'], hesperange: ['Hesper', 'Hesperingen'],
  hosingen: ['Housen'], junglinster: ['Jonglënster'], kayl: ['Keel'], kehlen: ['Kielen'], larochette: ['Fiels', 'Fels'], leudelange: ['Leideleng', 'Leudelingen'],
  lintgen: ['Lëntgen'], luxembourg: ['Lëtzebuerg', 'Luxemburg', 'Luxembourg-Ville'], marnach: ['Maarnech'], mersch: ['Miersch'],
  'mondorf-les-bains': ['Munneref', 'Bad Mondorf'], niederanven: ['Nidderaanwen'], petange: ['Péiteng', 'Petingen'], rambrouch: ['Rammerech'],
  'redange-sur-attert': ['Réiden', 'Redingen'], remich: ['Réimech'], roeser: ['Réiser'], rumelange: ['Rëmeleng', 'Rümelingen'],
  schifflange: ['Schëffleng', 'Schifflingen'], steinfort: ['Stengefort'], steinsel: ['Steesel'], strassen: ['Stroossen'], troisvierges: ['Ëlwen', 'Ulflingen'],
  vianden: ['Veianen'], walferdange: ['Walfer', 'Walferdingen'], wasserbillig: ['Waasserbëlleg'], weiswampach: ['Wäiswampech'], wiltz: ['Wolz'],
  wormeldange: ['Wuermeldeng', 'Wormeldingen'],
}
