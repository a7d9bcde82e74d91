/** Polygons by their number of sides. */
const NAMES: Readonly<Record<number, string>> = {
	3: 'triangle',
	4: 'quadrilateral',
	5: 'pentagon',
	6: 'hexagon',
	7: 'heptagon',
	8: 'octagon',
};

/** @throws {RangeError} when the number of sides has no common name. */
export function polygonName(sides: number): string {
	const name = NAMES[sides];
	if (name === undefined) throw new RangeError(`A polygon with ${sides} sides has no name here.`);
	return name;
}
