import { importDirection } from './import-direction.mjs'

/** A directive says after ` -- ` why the rule does not serve there. */
const directiveReason = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (/^\s*(oxlint|eslint)-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value))
          context.report({ loc: comment.loc, message: 'Say why after " -- ".' })
    },
  }),
}

const noEnum = {
  create: (context) => ({
    TSEnumDeclaration: (node) => {
      context.report({ node, message: 'Use a union of literals.' })
    },
  }),
}

/** What src/intl/react-intl.ts has of react-intl, which tests run whole. */
const INTL_PARTS = '/^(formatMessage|formatList|locale|messages)$/'

const smallIntl = {
  create: (context) => {
    const report = (node) => {
      context.report({ node, message: 'Pages load a small react-intl without it: src/intl/react-intl.ts.' })
    }
    return {
      [`VariableDeclarator[init.callee.name="useIntl"] > ObjectPattern > Property[key.name!=${INTL_PARTS}]`]: report,
      [`MemberExpression[object.name="intl"][property.name!=${INTL_PARTS}]`]: report,
    }
  },
}

/** oxlint's `no-console` does not see `console[level]`. */
const noComputedConsole = {
  create: (context) => ({
    'MemberExpression[computed=true][object.name="console"]': (node) => {
      context.report({ node, message: 'Unexpected console statement.' })
    },
  }),
}

/** The part of `no-meaningless-void-operator` that oxlint does not have: `void` discards what a call returned. */
const voidCall = {
  create: (context) => ({
    'UnaryExpression[operator="void"]': (node) => {
      let { argument } = node
      while ('expression' in argument) argument = argument.expression
      const discards = ['CallExpression', 'ImportExpression', 'AssignmentExpression'].includes(argument.type)
      if (!discards && argument.value !== 0)
        context.report({ node, message: 'The void operator should only discard what a call returns.' })
    },
  }),
}

/** The rules of this repository that no package has (`.oxlintrc.jsonc`). */
export default {
  meta: { name: 'local' },
  rules: {
    'directive-reason': directiveReason,
    'import-direction': importDirection,
    'no-computed-console': noComputedConsole,
    'no-enum': noEnum,
    'small-intl': smallIntl,
    'void-call': voidCall,
  },
}
