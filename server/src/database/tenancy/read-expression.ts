/** Conditions and values of a statement: what the wall must see of them, and that nothing else stands in them. */
import { functions, NotUnderstoodError, spoken, types } from './sql-tokens.ts';
import type { TokenReader } from './sql-tokens.ts';

export type Expression =
  | { kind: 'column'; alias: string | null; name: string }
  /** `param` is 1 for `$1`; `cast` the type that it is read as */
  | { kind: 'param'; param: number; cast: string | null }
  | { kind: 'and'; parts: Expression[] }
  | { kind: 'operator'; operator: string; left: Expression; right: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'array'; items: Expression[] }
  /** understood, and ties nothing */
  | { kind: 'other' };

const other: Expression = { kind: 'other' };

const comparisons = ['=', '<>', '!=', '<', '>', '<=', '>='];

export interface ExpressionReader {
  expression: () => Expression;
  /** a type's name, as after `::` */
  type: () => string;
  /** a call, as it may stand in `from` too */
  call: () => Expression;
  /** what follows `order by` */
  order: () => void;
}

/** @param subquery reads a query up to the bracket that ends it */
export function createExpressionReader(reader: TokenReader, subquery: () => void): ExpressionReader {
  const { token, next, refuse, isWord, isMark, isName, takeWords, takeMark, expectWords, expectMark, list } = reader;
  const startsQuery = () => isWord('select') || isWord('with');

  function expression(): Expression {
    let left = conjunction();
    while (takeWords('or')) {
      conjunction();
      left = other;
    }
    return left;
  }

  function conjunction(): Expression {
    const parts = [negation()];
    while (takeWords('and')) parts.push(negation());
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'and', parts };
  }

  function negation(): Expression {
    if (!takeWords('not')) return assertion();
    negation();
    return other;
  }

  function assertion(): Expression {
    let left = comparison();
    while (takeWords('is')) {
      takeWords('not');
      if (takeWords('distinct', 'from')) comparison();
      else if (!['null', 'true', 'false'].some((word) => takeWords(word))) refuse();
      left = other;
    }
    return left;
  }

  function comparison(): Expression {
    const left = membership();
    const { kind, text: operator } = token();
    if (kind !== 'mark' || !comparisons.includes(operator)) return left;
    next();
    const right = membership();
    return { kind: 'operator', operator, left, right };
  }

  function membership(): Expression {
    const left = operation();
    const isNot = isWord('not') && ['in', 'like', 'ilike', 'between'].some((word) => isWord(word, 1));
    if (isNot) next();
    if (takeWords('in')) inList();
    else if (takeWords('like') || takeWords('ilike')) operation();
    else if (takeWords('between')) {
      operation();
      expectWords('and');
      operation();
    } else if (!isNot) return left;
    return other;
  }

  function inList(): void {
    expectMark('(');
    if (startsQuery()) subquery();
    else list(expression);
    expectMark(')');
  }

  /** Operators between values bind alike here: what ties is read only where brackets say how they bind. */
  function operation(): Expression {
    let left = unary();
    for (;;) {
      const { kind, text: operator } = token();
      const isOperator = kind === 'mark' && !/^(?:[()[\],.;]|::|=>)$/.test(operator) && !comparisons.includes(operator);
      if (!isOperator) return left;
      next();
      left = { kind: 'operator', operator, left, right: unary() };
    }
  }

  function unary(): Expression {
    if (!takeMark('-') && !takeMark('+')) return postfixed(primary());
    unary();
    return other;
  }

  function postfixed(first: Expression): Expression {
    let value = first;
    for (;;) {
      if (takeMark('::')) {
        const cast = type();
        value = value.kind === 'param' && value.cast === null ? { ...value, cast } : other;
      } else if (takeMark('[')) {
        expression();
        expectMark(']');
        value = other;
      } else if (takeWords('at', 'time', 'zone')) {
        unary();
        value = other;
      } else return value;
    }
  }

  function type(): string {
    const { kind, text: said } = next();
    if (kind !== 'word' || !types.has(said)) throw new NotUnderstoodError(`the type ${said}`);
    if (!takeMark('[')) return said;
    expectMark(']');
    return `${said}[]`;
  }

  function primary(): Expression {
    const { kind, text: said } = token();
    if (kind === 'param') {
      next();
      return { kind: 'param', param: Number(said), cast: null };
    }
    if (takeMark('(')) return bracketed();
    if (isWord('interval') && token(1).kind === 'text') next();
    if (token().kind === 'text' || token().kind === 'number') {
      next();
      return other;
    }
    if (['null', 'true', 'false', 'default', 'current_date'].some((word) => takeWords(word))) return other;
    if (takeWords('case')) return choice();
    if (takeWords('exists')) return inBrackets();
    if (takeWords('array')) return array();
    if (isMark('(', 1)) return call();
    return column();
  }

  function bracketed(): Expression {
    if (startsQuery()) return toBracket();
    const items = list(expression);
    expectMark(')');
    const [only] = items;
    return items.length === 1 && only ? only : other;
  }
  function inBrackets(): Expression {
    expectMark('(');
    return startsQuery() ? toBracket() : refuse();
  }
  function toBracket(): Expression {
    subquery();
    expectMark(')');
    return other;
  }

  function choice(): Expression {
    if (!isWord('when')) expression();
    while (takeWords('when')) {
      expression();
      expectWords('then');
      expression();
    }
    if (takeWords('else')) expression();
    expectWords('end');
    return other;
  }

  function array(): Expression {
    if (isMark('(')) return inBrackets();
    expectMark('[');
    const items = isMark(']') ? [] : list(expression);
    expectMark(']');
    return { kind: 'array', items };
  }

  function column(): Expression {
    const first = reader.name();
    if (!takeMark('.')) return { kind: 'column', alias: null, name: first };
    return { kind: 'column', alias: first, name: reader.name() };
  }

  function call(): Expression {
    const { kind, text: name } = next();
    if (kind !== 'word' || !functions.has(name)) throw new NotUnderstoodError(`the function ${name}`);
    expectMark('(');
    const args: Expression[] = [];
    if (startsQuery() && name === 'any') subquery();
    else if (!takeMark('*') && !isMark(')')) args.push(...argumentsOf(name));
    expectMark(')');
    if (takeWords('filter')) {
      expectMark('(');
      expectWords('where');
      expression();
      expectMark(')');
    }
    return { kind: 'call', name, args };
  }

  function argumentsOf(name: string): Expression[] {
    const between = spoken[name];
    if (between) {
      const args = [operation()];
      while (takeMark(',') || between.some((word) => takeWords(word))) args.push(operation());
      return args;
    }
    takeWords('distinct');
    const args = list(() => {
      if (isName() && isMark('=>', 1)) {
        next();
        next();
      }
      return expression();
    });
    if (takeWords('order', 'by')) order();
    return args;
  }

  const order = (): void =>
    void list(() => {
      expression();
      if (!takeWords('asc')) takeWords('desc');
      if (takeWords('nulls') && !takeWords('first')) expectWords('last');
    });

  return { expression, type, call, order };
}
