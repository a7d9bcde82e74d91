/** Formulas solved for a letter: another operation than the inverse one, or the wrong order, on one line. */
import type { Tree } from '../../tex-tree.ts';
import {
	type Edit,
	isSame,
	negative,
	on,
	operation,
	otherOperation,
	swapSides,
} from '../relations/edits.ts';
import { either, ofNumbers, where } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { mistaken, mistakenBy } from '../relations/repeated-edits.ts';
import { rule, type Rule } from '../rule.ts';

const ANY = '\\(?([^()]+?)\\)?';

/** m − 7 → −7/m, where m was to be added to −7. */
const restDivided = (named: Tree): Edit =>
	on('+-', (left, right, sign) =>
		isSame(left, named) ? [operation('/', sign === '-' ? negative(right) : right, left)] : [],
	);

export const INVERSE_OPERATION_RULES: readonly Rule[] = [
	rule(
		mistakenBy((named) => otherOperation('/', named, '-')),
		`subtracted ${ANY} instead of dividing both sides by it`,
	),
	rule(
		mistakenBy((named) => otherOperation('/', named, '*')),
		`multiplied by ${ANY} instead of dividing both sides by it`,
	),
	rule(
		mistakenBy((named) => otherOperation('*', named, '/')),
		`divided by ${ANY} instead of multiplying (?:both sides )?by it`,
	),
	rule(
		either(
			mistakenBy((named) => otherOperation('-', named, '/')),
			mistakenBy((named) => otherOperation('+', named, '/')),
			mistakenBy((named) => restDivided(named)),
		),
		`divided by ${ANY} instead of (?:subtracting|adding) it`,
	),
	rule(where(/ for \$[a-zA-Z]\$/, mistaken(swapSides('-'))), 'subtracted in the wrong order'),
	rule(
		either(mistaken(swapSides('/')), ofNumbers(changed((value) => 1 / value))),
		'divided in the wrong order',
	),
];
