export { FooterBody } from './FooterBody'
export { HeaderEntries } from './HeaderEntries'
export { MobileEntries, MobileLinks } from './MobileEntries'
export { TopBarLinks } from './TopBarLinks'
