/** func.graph-match: choose the graph for a rule, or the rule for a graph. CCSS F-IF.C.7, MPM2D, MCR3U, MHF4U. */
import type { Draft, Draw, Skills } from '../../../family.ts';
import { exponential, logarithmic, parentNamed } from '../../../steps/parents.ts';
import { matchChanged } from './changed.ts';
import { matchChangedLine, matchLine } from './line.ts';
import { matchPieces } from './pieces.ts';
import { factoredParabola, matchFactored, standardParabola } from './polynomial.ts';
import { matchLinesQuotient, matchQuadraticReciprocal, matchReciprocal } from './rational.ts';
import { matchSum } from './sum.ts';
import { matchTrig } from './trig.ts';

/** y = a·p(x − h) + k for a parent named in the template, or for the one given. */
function changed(draw: Draw, name: string): Draft | undefined {
	const first = (...names: string[]) => {
		const found = names.find((one) => draw.has(one));
		return found ? draw.int(found) : 0;
	};
	const [size, d, c] = [first('a'), first('h', 'd'), first('k', 'c')];
	const half = draw.has('half') && draw.int('half') === 0.5 ? 0.5 : 1;
	if (half === 0.5 && size % 2 === 0) return undefined;
	const a = size * half;
	if (a === 1 && d === 0 && c === 0 && !draw.has('parent')) return undefined;
	if (name === 'linear') return a === 1 && d === 0 ? line(draw, c) : undefined;
	const isPower = name === 'exponential';
	return matchChanged(draw, isPower ? exponential(2) : parentNamed(name), { a, k: 1, d, c });
}

const line = (draw: Draw, c: number) =>
	matchChanged(draw, parentNamed('linear'), { a: 1, k: 1, d: 0, c });

const vertexForm = (draw: Draw) => changed(draw, 'quadratic');

/** y = a·bˣ + k */
function powers(draw: Draw): Draft | undefined {
	const c = draw.int(draw.has('c') ? 'c' : 'k');
	return matchChanged(draw, exponential(draw.int('b')), { a: draw.int('a'), k: 1, d: 0, c });
}

function powersAndLogs(draw: Draw): Draft | undefined {
	const change = { a: draw.int('a'), k: 1, d: draw.int('d'), c: draw.int('c') };
	const base = draw.int('b');
	const isPower = draw.inTurn('type') === 'exponential';
	return matchChanged(draw, isPower ? exponential(base) : logarithmic(base), change);
}

function anyRule(draw: Draw): Draft | undefined {
	if (draw.has('f')) return matchTrig(draw);
	if (draw.has('p')) return matchFactored(draw);
	if (draw.has('type')) return powersAndLogs(draw);
	if (draw.has('index'))
		return changed(draw, draw.int('index') === 2 ? 'square root' : 'cube root');
	if (draw.has('b')) return powers(draw);
	return kinds(draw);
}

function kinds(draw: Draw): Draft | undefined {
	const kind = draw.inTurn('kind');
	return kind.startsWith('piecewise') || kind === 'step'
		? matchPieces(draw, kind === 'step')
		: changed(draw, kind);
}

function anyQuotient(draw: Draw): Draft | undefined {
	if (draw.has('p')) return matchQuadraticReciprocal(draw);
	if (draw.has('b')) return matchLinesQuotient(draw, ['a', 'b', 'c', 'd'].map(draw.int));
	if (!draw.has('type')) return matchReciprocal(draw);
	if (draw.inTurn('type').startsWith('a/')) return changed(draw, 'reciprocal');
	const [a, h, k] = [draw.int('a'), draw.int('h'), draw.int('k')];
	return matchLinesQuotient(draw, [k, a - k * h, 1, -h]);
}

export const skills: Skills = {
	'Match line and equation': matchLine,
	'Match equation and graph': (draw) => (draw.has('m') ? matchLine(draw) : vertexForm(draw)),
	'Equation and graph': matchLine,
	'Match y = ax + b with its graph': matchLine,
	'Choose the graph from m and b': matchLine,
	'Choose the transformed graph': matchChangedLine,
	'Graph and factored rule': factoredParabola,
	'Graph and vertex-form rule': vertexForm,
	'Graph and standard-form rule': standardParabola,
	'Graph and rule': vertexForm,
	'Match a parent or simple shift with its graph': (draw) => changed(draw, draw.inTurn('parent')),
	'Match rule and transformed graph': (draw) => changed(draw, draw.inTurn('parent')),
	'Match rule and graph': anyRule,
	'Match graph and rule': anyQuotient,
	'Match exponential rule with graph': powers,
	'Match a piecewise or absolute value rule with its graph': kinds,
	'Match a sum with its graph': matchSum,
};
