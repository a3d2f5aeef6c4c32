import type { MenuEntry } from '../../domain/content/types'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import { Picture } from '../ui/Picture'
import * as styles from './Header.module.css'

/** Columns of links and a teaser under an entry of the main navigation. The first column is set larger. */
export const MegaPanel = ({ entry: { columns = [], teaser = [] } }: { entry: MenuEntry }) => (
  <div className={styles.panel}>
    <div className="wrap">
      {columns.map(({ _uid, title, links }, index) => (
        <div key={_uid} className={index === 0 ? styles.first : undefined}>
          <p>{title}</p>
          <ul>
            {links.map((link) => (
              <li key={link._uid}>
                <Link to={link.to}>
                  {link.label}
                  {link.text && <small>{link.text}</small>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {teaser.slice(0, 1).map(({ _uid, title, text, image, to, linkLabel }) => (
        <Link key={_uid} to={to ?? '/'} className={styles.teaser}>
          {image && <Picture photo={image} alt="" ratio={4 / 3} sizes="280px" />}
          <b>{title}</b>
          {text && <span>{text}</span>}
          {linkLabel && (
            <span className="more">
              {linkLabel} <Icon name="arrow-right" size={16} />
            </span>
          )}
        </Link>
      ))}
    </div>
  </div>
)
