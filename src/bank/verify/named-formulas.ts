/** "The formula $A = lw$ gives the area of a rectangle with length $l$ and width $w$": it is the formula of that name. */
import { ifReadable, readReal, sidesOf } from './values.ts';

/** What the prompt names and gives a letter, by name. */
type Parts = Readonly<Record<string, number>>;

const KNOWN: Readonly<Record<string, (parts: Required<Parts>) => number | undefined>> = {
	'area of a rectangle': ({ length = 0, width = 0 }) => length * width,
	'perimeter of a rectangle': ({ length = 0, width = 0 }) => 2 * (length + width),
	'perimeter of a square': ({ 'side length': side = 0 }) => 4 * side,
	'area of a triangle': ({ base = 0, height = 0 }) => (base * height) / 2,
	'area of a circle': ({ radius = 0 }) => Math.PI * radius ** 2,
	'circumference of a circle': ({ radius, diameter = 2 * (radius ?? 0) }) => Math.PI * diameter,
	'volume of a rectangular box': ({ length = 0, width = 0, height = 0 }) => length * width * height,
	'surface area of a rectangular box': ({ length = 0, width = 0, height = 0 }) =>
		2 * (length * width + length * height + width * height),
	'volume of a cylinder': ({ radius = 0, height = 0 }) => Math.PI * radius ** 2 * height,
	'volume of a cone': ({ radius = 0, height = 0 }) => (Math.PI * radius ** 2 * height) / 3,
	'volume of a sphere': ({ radius = 0 }) => (4 / 3) * Math.PI * radius ** 3,
	'surface area of a sphere': ({ radius = 0 }) => 4 * Math.PI * radius ** 2,
	'surface area of a cylinder': ({ radius = 0, height = 0 }) =>
		2 * Math.PI * radius * (radius + height),
	'lateral area of a cylinder': ({ radius = 0, height = 0 }) => 2 * Math.PI * radius * height,
	'radius of a circle': ({ area = 0 }) => Math.sqrt(area / Math.PI),
	'density of an object': ({ mass = 0, volume = 1 }) => mass / volume,
	'kinetic energy of an object': ({ mass = 0, speed = 0 }) => (mass * speed ** 2) / 2,
	'net force on an object': ({ mass = 0, acceleration = 0 }) => mass * acceleration,
};

const STATED =
	/The formula \$([^$=]*=[^$]*)\$ gives the ([a-z ]+?)(?: \$[A-Za-z]\$)? ((?:of|on) an? [a-z ]+?) (?:with|that)\b([^.]*)\./;

/** A solid or figure without this measure in the list has none: a cone has no perimeter. */
const MEASURED = /^(?:(?:surface |lateral )?area|volume|perimeter|circumference)$/;

/** Two sides have one name for both letters. */
const TWO_SIDES = /^(?:(?:area|height) of a trapezoid|perimeter of a rectangle)$/;

/** A formula under another name than its own, calculated for values of its letters. */
export function misnamedFormula(text: string): string[] {
	const [, formula = '', measure = '', thing = '', stated = ''] = STATED.exec(text) ?? [];
	const name = `${measure} ${thing}`;
	if (
		!formula ||
		(/^ (?:(?:height|area) .* and )?(?:parallel )?sides /.test(stated) && TWO_SIDES.test(name))
	)
		return [];
	const known = KNOWN[name];
	if (!known) return MEASURED.test(measure) ? [`nothing is known of the ${name}`] : [];
	const parts = [...stated.matchAll(/([a-z]+(?: length)?) \$([A-Za-z])\$/g)].map(
		([, part = '', letter = ''], at) => ({ part, letter, value: 1.7 + 0.9 * at }),
	);
	const value = known(Object.fromEntries(parts.map(({ part, value: one }) => [part, one])));
	const letters = Object.fromEntries(parts.map(({ letter, value: one }) => [letter, one]));
	const found = ifReadable(() => readReal(sidesOf(formula)[1] ?? '')(letters));
	return found !== undefined && value !== undefined && Math.abs(found - value) < 1e-9
		? []
		: [`${formula} is not the ${name}${stated}`];
}
