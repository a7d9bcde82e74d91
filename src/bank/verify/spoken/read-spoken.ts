/**
 * Speech → the structure that a listener hears. One file, because the rules of the grammar call each other. It shares
 * nothing with the speaker but the names of numbers and units, so what it hears is what was said.
 */
import { UNITS } from '../../../math/speech-units.ts';
import { FRACTIONS } from '../number-in-words.ts';
import { hear, inOneSpelling } from './hear.ts';
import {
	divided,
	isSame,
	negated,
	product,
	quotient,
	type Structure,
	subtracted,
	sum,
	together,
} from './structure.ts';

const RELATIONS = /^(?:[=<>]|\\(?:[lg]e|ne|approx|sim|cong|parallel|perp|in))$/;
const FUNCTIONS = /^\\(?:sin|cos|tan|sec|csc|cot|log|ln|det)(?:\^\{-1\})?$/;

const OPERATORS = new Set(['plus', 'minus', 'times', 'over', 'of', 'to', 'union', 'which']);

const UNIT_SIGNS: ReadonlyMap<string, string> = new Map(
	Object.entries(UNITS).flatMap(([sign, [one, many]]) => [
		[inOneSpelling(one), sign],
		[inOneSpelling(many), sign],
	]),
);

export class UnheardError extends Error {
	override name = 'UnheardError';
}

/**
 * The structure of a formula's speech.
 * @throws {UnheardError} for words that are not the speech of any formula.
 */
export function readSpoken(words: string): Structure {
	const tokens = hear(words);
	let at = 0;
	const peek = (ahead = 0): string => tokens[at + ahead] ?? '';
	const takes = (sign: string): boolean => peek() === sign && at++ >= 0;
	const take = (): string => tokens[at++] ?? '';
	function need(sign: string): void {
		if (!takes(sign)) throw new UnheardError(`"${peek()}" where "${sign}" should be heard`);
	}
	/** Items separated by commas, or by semicolons if they contain commas. */
	function items(): Structure {
		const groups = [group()];
		while (peek() === ';' && startsItem(peek(1))) {
			at++;
			groups.push(group());
		}
		return together(groups);
	}

	function group(): Structure {
		const heard = [relation()];
		while (peek() === ',' && startsItem(peek(1))) {
			at++;
			heard.push(relation());
		}
		return together(heard);
	}

	function relation(): Structure {
		const heard: Structure[] = RELATIONS.test(peek()) ? [] : [union()];
		for (;;) {
			if (peek() === ',' && peek(1) === 'which') at += 2;
			if (peek() === ',' && RELATIONS.test(peek(1))) at++;
			if (!RELATIONS.test(peek())) break;
			heard.push(take(), union());
		}
		const [of = '', above, low = ''] = heard;
		// "x greater than 0 and less than 5" is 0 < x < 5.
		if (heard.length === 3 && peek() === 'and' && /^(?:<|\\le)$/.test(peek(1))) {
			const turned = { '>': '<', '\\ge': '\\le' }[String(above)];
			at++;
			if (turned !== undefined) return ['relation', low, turned, of, take(), union()];
		}
		return heard.length === 1 && heard[0] !== undefined ? heard[0] : ['relation', ...heard];
	}

	function union(): Structure {
		const heard = [ratio()];
		while (skipsTo('union')) heard.push(ratio());
		return heard.length === 1 && heard[0] !== undefined ? heard[0] : ['union', ...heard];
	}

	function ratio(): Structure {
		const heard = [total()];
		while (takes('to')) heard.push(total());
		return heard.length === 1 && heard[0] !== undefined ? heard[0] : ['ratio', ...heard];
	}

	function total(): Structure {
		if (takes('\\pm')) return ['±', term()];
		let heard: Structure[] = [term()];
		for (;;) {
			if (skipsTo('plus')) heard.push(term());
			else if (skipsTo('minus')) heard.push(subtracted(term()));
			else if (skipsTo('\\pm')) heard = [['±', sum(heard), term()]];
			else return sum(heard);
		}
	}

	/** A comma before an operator is a pause. */
	function skipsTo(sign: string): boolean {
		const isBreath = peek() === ',' && (sign !== '\\pm' || tokens[at - 1]?.startsWith('END'));
		if (isBreath && peek(1) === sign) at++;
		return takes(sign);
	}

	function term(): Structure {
		if (takesSign()) return negated(term());
		let heard = sideBySide();
		for (;;) {
			if (skipsTo('times')) heard = product([heard, signed()]);
			else if (skipsTo('÷')) heard = divided(heard, signed());
			else break;
		}
		const unit = unitAt();
		return unit === null ? heard : ['unit', heard, unit];
	}

	const signed = (): Structure => (takesSign() ? negated(sideBySide()) : sideBySide());

	/** "Negative 2 squared" is both −2² and (−2)² to a listener, and so is "negative x squared". */
	function takesSign(): boolean {
		if (!takes('negative')) return false;
		const isBase = /^(?:\d.*|[A-Za-z]|\\[a-z]+)$/.test(peek()) && !FUNCTIONS.test(peek());
		if (isBase && /^(?:squared|cubed|POWER.*)$/.test(peek(1)))
			throw new UnheardError(`a power of "negative ${peek()}", or its opposite`);
		return true;
	}

	function unitAt(): string | null {
		if (peek() === ',' && (UNIT_SIGNS.has(peek(1)) || /^(?:square|cubic)$/.test(peek(1)))) at++;
		const power = { square: '²', cubic: '³' }[peek()] ?? '';
		const sign = UNIT_SIGNS.get(peek(power ? 1 : 0));
		if (sign === undefined) return null;
		at += power ? 2 : 1;
		const per = takes('per') ? `/${UNIT_SIGNS.get(take())}` : '';
		return `${sign}${power}${per}`;
	}

	function sideBySide(): Structure {
		const heard = [factor()];
		while (startsFactor()) heard.push(factor());
		const made = product(heard);
		return takes('over') ? measured(quotient(made, one())) : made;
	}

	const startsFactor = (): boolean =>
		/^(?:[A-Za-z]|\d[\d.]*)$/.test(peek()) ||
		/^\\(?!pm|[lg]e$|ne$|approx|sim|cong|parallel|perp|in$)/.test(peek()) ||
		/^(?:angle|side|capital|lowercase)$/.test(peek());

	const startsItem = (next: string): boolean =>
		next !== '' &&
		!next.startsWith('END') &&
		![
			'over',
			'DENOMINATOR',
			'POINT y',
			'with',
			'times',
			'plus',
			'minus',
			'÷',
			'to',
			'OPEN',
			'CLOSED',
		].includes(next);

	function factor(): Structure {
		let heard = one();
		for (;;) {
			if (peek() === ',' && /^(?:degrees|percent|factorial)$/.test(peek(1))) at++;
			const raised = exponent();
			if (raised !== null) heard = ['^', heard, raised];
			else if (takes('factorial')) heard = ['!', heard];
			else if (/^(?:degrees|percent)$/.test(peek())) heard = measured(heard);
			else return heard;
		}
	}

	/** "200 over 9 percent" is that of the whole fraction. */
	function measured(heard: Structure): Structure {
		if (takes('degrees')) return ['degrees', heard];
		return takes('percent') ? ['percent', heard] : heard;
	}

	function exponent(): Structure | null {
		const start = at;
		if (peek() === ',') at++;
		if (takes('squared')) return '2';
		if (takes('cubed')) return '3';
		const [, sign, nth] = /^POWER (-?)(\d+)$/.exec(peek()) ?? [];
		if (nth !== undefined && at++ >= 0) return sign ? negated(nth) : nth;
		if (takes('POWER')) return short('power');
		at = start;
		return null;
	}

	/** One token, or everything up to the closing words. */
	function short(ending: string): Structure {
		const start = at;
		const inner = items();
		if (closes(ending)) return inner;
		at = start;
		return takes('negative') ? negated(bareOne()) : bareOne();
	}

	function bareOne(): Structure {
		const heard = one();
		if (takes('degrees')) return ['degrees', heard];
		return heard;
	}

	function closes(ending: string): boolean {
		if (peek() === ',' && peek(1) === `END ${ending}`) at++;
		return takes(`END ${ending}`);
	}

	function closed(ending: string): Structure {
		const heard = items();
		if (!closes(ending)) throw new UnheardError(`"${peek()}" where a group should end`);
		return heard;
	}

	function one(): Structure {
		const next = take();
		if (/^\$?\d/.test(next)) return numberFrom(next);
		const fraction = FRACTIONS.get(next);
		if (fraction) return fraction;
		if (/^[A-Za-z]$/.test(next) || /^\\[a-z]+$/.test(next)) {
			if (FUNCTIONS.test(next)) return called(next);
			return named(next);
		}
		if (FUNCTIONS.test(next)) return called(next);
		if (next.startsWith('RAISED '))
			return ['^', takesSign() ? negated(one()) : one(), next.slice(7)];
		if (next.startsWith('ROOT ')) return ['root', next.slice(5), short('root')];
		switch (next) {
			case 'QUANTITY':
				return closed('quantity');
			case 'BRACKET':
			case 'PARENTHESIS':
				takes(',');
				return closed(next.toLowerCase());
			case 'OPPOSITE': {
				const heard = negated(takes('negative') ? negated(factor()) : factor());
				if (peek() === ',' && peek(1) === '\\pm') at++;
				return heard;
			}
			case 'NUMERATOR': {
				const over = items();
				takes(',');
				need('DENOMINATOR');
				return quotient(over, closed('fraction'));
			}
			case 'FRACTION': {
				const over = items();
				takes(',');
				need('over');
				return quotient(over, closed('fraction'));
			}
			case 'ABSOLUTE':
				return ['abs', short('absolute value')];
			case 'POINT':
				return values();
			case 'POINT x': {
				const x = total();
				takes(',');
				need('POINT y');
				return together([x, total()]);
			}
			case 'EMPTY':
				return ['set'];
			case 'SET':
				return ['set', closed('set')];
			case 'INTERVAL':
				return interval();
			case 'SIGMA':
				return sigma();
			case 'the':
				return takes('inverse') ? inverseMatrix() : matrix();
			case 'angle':
			case 'triangle':
			case 'segment':
				return [next, corners()];
			case 'side':
				return take();
			case 'capital':
			case 'lowercase':
				return cased(next);
			default:
				return plainWords(next);
		}
	}

	/** "capital A", "lowercase a". */
	function cased(which: string): Structure {
		const letter = take();
		const isCased = (which === 'capital' ? /^[A-Z]$/ : /^[a-z]$/).test(letter);
		if (!isCased) throw new UnheardError(`"${letter}" is not a ${which} letter`);
		return named(letter);
	}

	/** "C A D", the corners of an angle one by one. */
	function corners(): string {
		let name = take();
		while (/^[A-Z]+$/.test(name) && /^[A-Z]$/.test(peek())) name += take();
		return name;
	}

	/** "m sub A M": a factor behind an index is said with "times", so both letters are the index. */
	function endpoints(): Structure | null {
		if (!/^[A-Z]$/.test(peek()) || !/^[A-Z]$/.test(peek(1))) return null;
		return product([...corners()]);
	}

	/** Names of vertices in a row, or plain words. */
	function plainWords(first: string): Structure {
		if (/^[A-Z]{2,}$/.test(first)) return product([...first]);
		if (!/^[A-Za-z]{2,}$/.test(first)) throw new UnheardError(`"${first}"`);
		let text = first;
		while (/^[a-z]{2,}$/.test(peek()) && !OPERATORS.has(peek()) && !UNIT_SIGNS.has(peek()))
			text += ` ${take()}`;
		return text;
	}

	function numberFrom(text: string): Structure {
		if (peek() === ',' && peek(1) === 'with') {
			at += 2;
			need('the');
			takes('last');
			const digits = take();
			need('repeating');
			if (!text.includes('.') || !text.endsWith(digits))
				throw new UnheardError(`${text} does not end with ${digits}`);
			return `${text.slice(0, -digits.length)}(${digits})`;
		}
		if (peek() !== 'and' || RELATIONS.test(peek(1))) return text;
		at++;
		const part = FRACTIONS.get(peek());
		if (part && at++ >= 0) return ['mixed', text, part];
		const over = take();
		need('over');
		return ['mixed', text, ['frac', over, take()]];
	}

	/** A variable with what belongs to it: prime, inverse, an index, an argument. */
	function named(sign: string): Structure {
		let name = sign;
		while (takes('prime')) name += "'";
		let heard: Structure = name;
		if (takes('inverse')) heard = ['^', heard, negated('1')];
		if (takes('sub')) heard = ['sub', heard, endpoints() ?? short('sub')];
		if (takes('COMPOSED')) heard = ['∘', heard, take()];
		if (peek() === ',' && peek(1) === 'POINT' && /^[A-Z]$/.test(sign)) at += 2;
		else if (!takes('at')) return takes('of') ? product([heard, argument()]) : heard;
		return product([heard, values()]);
	}

	function called(sign: string): Structure {
		const isInverse = sign.endsWith('^{-1}');
		const isClear = /^(?:squared|cubed|POWER \d+)$/.test(peek());
		let power: Structure = exponent() ?? '';
		const base = takes('base') ? baseOf() : '';
		if (base !== '') takes(',');
		if (isInverse) power = negated('1');
		if (isClear && base === '' && !isInverse) takes('of');
		else need('of');
		return ['call', sign.replace('^{-1}', ''), power, base, argument()];
	}

	/** For a logarithm: one token, without an argument. */
	function baseOf(): Structure {
		const next = take();
		return FRACTIONS.get(next) ?? next;
	}

	function argument(): Structure {
		const heard = [signed()];
		while (takes('comma')) heard.push(signed());
		return together(heard);
	}

	function interval(): Structure {
		const [from, isFromClosed] = end();
		takes(',');
		need('to');
		const [to, isToClosed] = end();
		const ends = together([from, to]);
		const sides = [isFromClosed, isToClosed];
		return sides.includes(true) ? ['interval', String(sides), ends] : ends;
	}

	/** An end of an interval, and whether it is included; infinity is not. */
	function end(): [at: Structure, isClosed: boolean] {
		const place = total();
		if (isSame(place, '\\infty') || isSame(place, negated('\\infty'))) return [place, false];
		takes(',');
		if (takes('OPEN')) return [place, false];
		need('CLOSED');
		return [place, true];
	}

	function sigma(): Structure {
		const index = take();
		need('=');
		const from = total();
		need('to');
		const to = take();
		takes(',');
		need('of');
		return ['sigma', index, from, to, closed('sum')];
	}

	function inverseMatrix(): Structure {
		need('of');
		need('the');
		return ['^', matrix(), negated('1')];
	}

	function matrix(): Structure {
		const rowCount = Number(take());
		need('by');
		take();
		need('matrix');
		const rows: Structure[] = [];
		for (let row = 1; row <= rowCount; row++) {
			takes(row === 1 ? ',' : ';');
			need('row');
			need(String(row));
			need(':');
			rows.push(values());
		}
		if (!closes('matrix')) throw new UnheardError('an unterminated matrix');
		return ['matrix', ...rows];
	}

	/** Values separated by commas, as in a point or the row of a matrix. */
	function values(): Structure {
		const heard = [total()];
		while (peek() === ',' && startsItem(peek(1)) && !RELATIONS.test(peek(1))) {
			at++;
			heard.push(total());
		}
		return together(heard);
	}

	const whole = items();
	if (at < tokens.length) throw new UnheardError(`"${peek()}" is left over`);
	return whole;
}
