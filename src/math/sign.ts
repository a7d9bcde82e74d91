/** The sign written in front of a term, and the rest of the term. */
import Fraction from 'fraction.js';
import type { Expression } from './expression.ts';

/**
 * −3 → negative, 3; −3x → negative, 3x; (−3) → not negative: its sign is inside the parentheses. A term without a
 * leading minus is returned unchanged.
 */
export function signOf(term: Expression): { negative: boolean; size: Expression } {
	switch (term.kind) {
		case 'number':
			return term.value.lt(0)
				? { negative: true, size: { kind: 'number', value: term.value.neg() } }
				: { negative: false, size: term };
		case 'decimal':
		case 'money':
			return term.text.startsWith('-')
				? { negative: true, size: { ...term, text: term.text.slice(1) } }
				: { negative: false, size: term };
		case 'opposite':
			return { negative: true, size: term.of };
		case 'product':
		case 'times': {
			const [first, ...rest] = term.factors;
			if (!first) return { negative: false, size: term };
			const lead = signOf(first);
			return lead.negative
				? { negative: true, size: { kind: term.kind, factors: [lead.size, ...rest] } }
				: { negative: false, size: term };
		}
		case 'divided': {
			const lead = signOf(term.left);
			return lead.negative
				? { negative: true, size: { ...term, left: lead.size } }
				: { negative: false, size: term };
		}
		default:
			return { negative: false, size: term };
	}
}

export const isZero = (value: Fraction): boolean => value.equals(new Fraction(0));
