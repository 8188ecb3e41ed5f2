import {
  BinaryOperationNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  RawNode,
  ValueNode,
} from 'kysely'

const quantified = { in: ['=', 'any'], 'not in': ['<>', 'all'] } as const

/** `in` with a list of values becomes `= any` of one array, `not in` becomes `<> all`. */
class FixedShape extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = super.transformBinaryOperation(node)
    const asked = OperatorNode.is(operator) ? operator.operator : null
    if ((asked !== 'in' && asked !== 'not in') || !PrimitiveValueListNode.is(rightOperand)) {
      return BinaryOperationNode.create(leftOperand, operator, rightOperand)
    }
    const [compared, quantifier] = quantified[asked]
    return BinaryOperationNode.create(
      leftOperand,
      OperatorNode.create(compared),
      RawNode.create([`${quantifier}(`, ')'], [ValueNode.create([...rightOperand.values])]),
    )
  }
}

/** Gives a statement one text for any number of values, so a connection plans it once. */
export const fixedShape = (): KyselyPlugin => {
  const transformer = new FixedShape()
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: ({ result }: PluginTransformResultArgs) => Promise.resolve(result),
  }
}
