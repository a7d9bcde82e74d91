/** Triangles in the words of a figure's alternative text. Verifiers rebuild the triangle from these words. */

export type Told = {
	name: string;
	/** By corner, in degrees. */
	angles?: Readonly<Record<string, number>>;
	/** By two letters. */
	sides?: Readonly<Record<string, number>>;
};

/** "In triangle ABC, angle C is a right angle, angle A is 35 degrees and side AB is 12 centimetres long." */
export function toldTriangle({ name, angles = {}, sides = {} }: Told, unit: string): string {
	const clauses = [
		...Object.entries(angles).map(([corner, size]) =>
			size === 90 ? `angle ${corner} is a right angle` : `angle ${corner} is ${size} degrees`,
		),
		...Object.entries(sides).map(([side, size]) => `side ${side} is ${size} ${unit} long`),
	];
	return `In triangle ${name}, ${inWords(clauses)}.`;
}

/** "Side BC, marked a, is to be found." */
export const toFind = (part: string, mark?: string): string =>
	mark === undefined
		? `${part.length > 1 ? 'Length' : 'Angle'} ${part} is to be found.`
		: `Length ${part}, marked ${mark}, is to be found.`;

const inWords = (clauses: readonly string[]): string =>
	clauses.length < 2
		? clauses.join('')
		: `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}`;
