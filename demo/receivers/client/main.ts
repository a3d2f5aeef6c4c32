import { followChanges } from './follow'
import { fitLetter } from './letter'
import { searchWhileTyping } from './search'

followChanges()
fitLetter()
searchWhileTyping()
