import { createElement, Fragment, useCallback } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { BelowView } from '../components/ui/BelowView'
import { Part } from '../components/ui/Part'
import { Resting } from '../components/ui/Resting'
import { Static } from '../components/ui/Static'
import { isRestingBlock, isStaticBlock } from '../domain/content/static-blocks'
import { countInFirstView, isHero } from '../domain/content/first-view'
import { MISSING_BLOCK, missingBlock } from '../domain/content/missing-block'
import type { Block } from '../domain/content/types'
import { BlockNote } from './BlockNote'
import type { BlockByName, BlockName, BlockProps, Editable } from './block-props'
import { loadBlocks, registry } from './registry'

/** The first so many blocks may show the first picture of a page. */
const MAY_OPEN = 3

/** Blocks that begin with a picture. */
const PICTURED = /^(?:portraits|card-grid|image-g)/

/** The block whose picture is loaded eagerly when the hero has none. Blocks further down start below the fold. */
const opening = (blocks: readonly Block[], lead: Block | undefined): Block | undefined =>
  lead && (lead.component !== 'hero' || lead.image)
    ? undefined
    : blocks.slice(0, MAY_OPEN).find(({ component }) => PICTURED.test(component))

/** Whether some block of a body shows the title of the page. */
export const hasLead = (blocks: readonly Block[]): boolean => blocks.some(isHero)

/** Splits a body after the block that shows the title of the page; without such a block, all of it is the rest. */
export const splitAtLead = (blocks: readonly Block[]): [opening: Block[], rest: Block[]] => {
  const lead = blocks.findIndex(isHero)
  return [blocks.slice(0, lead + 1), blocks.slice(lead + 1)]
}

/** Stories come over the network: a block may be newer than this version of the site. */
const isKnown = (name: string): boolean => Object.hasOwn(registry, name)

/** A block whose code is loaded when it comes into view or the visitor first interacts with the page. */
const RestingBlock = ({ name, children }: { name: string; children: ReactNode }) => {
  const load = useCallback(() => loadBlocks([name]), [name])
  return <Resting load={load}>{children}</Resting>
}

const render = <Name extends BlockName>(
  name: Name,
  block: BlockByName[Name],
  lead: boolean,
  opens: boolean,
): ReactNode => {
  if (!isKnown(name)) return <BlockNote key={block._uid} block={block} problem="unknown" />
  const component: ComponentType<BlockProps<BlockByName[Name]>> = registry[name]
  // A block of a draft may not be loaded yet, and one that throws leaves the others alone.
  const shown = (
    <Part
      key={block._uid}
      failed={<BlockNote block={block} problem="broken" />}
      waiting={<template {...{ [MISSING_BLOCK]: missingBlock(block) }} />}
    >
      {createElement(component, { block, lead, opens })}
    </Part>
  )
  if (isStaticBlock(block))
    return (
      <Static key={block._uid} of={block} className="as-is">
        {shown}
      </Static>
    )
  return isRestingBlock(name) ? (
    <RestingBlock key={block._uid} name={name}>
      {shown}
    </RestingBlock>
  ) : (
    shown
  )
}

/** In front of a block of a draft: what the visual editor calls it (see `features/preview/mark-blocks.ts`). */
const marked = (block: Editable, node: ReactNode): ReactNode =>
  block._editable === undefined ? (
    node
  ) : (
    <Fragment key={block._uid}>
      <template data-editable={block._editable} />
      {node}
    </Fragment>
  )

interface BlocksProps {
  blocks: readonly Block[]
  /** Whether the page has its title from one of them. */
  withLead?: boolean
  /** Whether all of them stand below the first view of the page. */
  areBelow?: boolean
}

/** The body of a story. The first hero of a page carries its `h1`, wherever it stands. */
export const Blocks = ({ blocks, withLead = true, areBelow = false }: BlocksProps) => {
  const lead = withLead ? blocks.find(isHero) : undefined
  const first = withLead ? opening(blocks, lead) : undefined
  const shown = blocks.map((block) => marked(block, render(block.component, block, block === lead, block === first)))
  const inView = areBelow ? 0 : countInFirstView(blocks)
  return (
    <>
      {shown.slice(0, inView)}
      {shown.length > inView && <BelowView>{shown.slice(inView)}</BelowView>}
    </>
  )
}
