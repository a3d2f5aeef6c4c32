/** Where the elements of one array of a JSON document begin. */
export const elementPositions = (text: string, path: string): number[] => {
  const wanted = path === '' ? '' : `.${path}`
  const positions: number[] = []
  // For each open bracket: the path it stands at, and whether an element of the wanted array may begin now.
  const open: { path: string; isArray: boolean }[] = []
  let key = ''
  let expectsElement = false

  const enter = (isArray: boolean) => {
    const parent = open.at(-1)
    const at = parent === undefined ? '' : parent.isArray ? `${parent.path}[]` : `${parent.path}.${key}`
    open.push({ path: at, isArray })
    expectsElement = isArray && at === wanted
  }

  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (/[\s,:]/.test(letter)) {
      const top = open.at(-1)
      if (letter === ',' && top?.isArray && top.path === wanted) expectsElement = true
      continue
    }
    if (letter === ']' || letter === '}') {
      open.pop()
      expectsElement = false
      continue
    }
    if (expectsElement) positions.push(index)
    expectsElement = false
    if (letter === '[' || letter === '{') enter(letter === '[')
    else if (letter === '"') {
      const start = index
      for (index += 1; index < text.length && text[index] !== '"'; index += 1) if (text[index] === '\\') index += 1
      key = text.slice(start + 1, index)
    }
  }
  return positions
}
