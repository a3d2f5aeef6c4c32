import type { MouseEventHandler, ReactNode } from 'react'
import * as styles from './Button.module.css'
import { cx } from './cx'
import type { closesDialog, opensDialog } from './dialog-commands'
import { Link } from './Link'

export interface ButtonProps {
  children: ReactNode
  /** Address; without one it is a `<button>`. */
  to?: string
  type?: 'button' | 'submit'
  onClick?: MouseEventHandler<HTMLElement>
  onMouseDown?: MouseEventHandler<HTMLElement>
  /** Of a `<button>` that opens or closes a dialog. */
  command?: ReturnType<typeof opensDialog | typeof closesDialog>
  /** primary: red, once in a view; secondary: outlined; tertiary: ink; ghost: text only. */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'ghost'
  size?: 'large' | 'medium' | 'small' | 'extra-small'
  icon?: ReactNode
  iconPosition?: 'start' | 'end'
  fullWidth?: boolean
  disabled?: boolean
  onDarkBackground?: boolean
  className?: string
}

const SIZES = { large: styles.large, medium: undefined, small: styles.small, 'extra-small': styles.extraSmall }

/** A button, or a link that looks like one. A disabled link is no link: it cannot be followed or focused. */
export const Button = ({
  children,
  to,
  type = 'button',
  onClick,
  onMouseDown,
  command,
  variant = 'primary',
  size = 'medium',
  icon,
  iconPosition = 'start',
  fullWidth = false,
  disabled = false,
  onDarkBackground = false,
  className,
}: ButtonProps) => {
  const names = cx(
    styles.button,
    styles[variant],
    SIZES[size],
    fullWidth && styles.full,
    onDarkBackground && styles.dark,
    className,
  )
  const content = (
    <>
      {iconPosition === 'start' && icon}
      {children}
      {iconPosition === 'end' && icon}
    </>
  )
  if (to === undefined) {
    return (
      <button
        type={type}
        className={names}
        onClick={onClick}
        onMouseDown={onMouseDown}
        disabled={disabled}
        {...command}
      >
        {content}
      </button>
    )
  }
  if (disabled)
    return (
      <span className={names} aria-disabled="true">
        {content}
      </span>
    )
  return (
    <Link to={to} className={names} onClick={onClick}>
      {content}
    </Link>
  )
}
