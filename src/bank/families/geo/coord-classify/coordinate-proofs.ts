/** Claims about a polygon, the calculation that proves each, and calculations that do not. */

/** Written for the vertices A, B, C, D, which are renamed in the question. */
type Claim = {
	/** "triangle ABC" */
	figure: string;
	/** "ABC is isosceles" */
	claim: string;
	/** What the plan calls this kind of calculation. */
	type: string;
	proof: string;
	/** True for some figures of this kind only, or for figures of another kind too. */
	insufficient: readonly { text: string; why: string }[];
	/** Why the proof is one. */
	reason: string;
};

export const CLAIMS: readonly Claim[] = [
	{
		figure: 'triangle ABC',
		claim: 'ABC is isosceles',
		type: 'equal side lengths',
		proof: 'AB and AC have equal lengths',
		insufficient: [
			{
				text: 'the slopes of AB and AC have a product of −1',
				why: 'proves only that there is a right angle',
			},
			{
				text: 'AB has a slope of 0',
				why: 'proves only that one side is horizontal',
			},
			{
				text: 'BC has its midpoint on the x-axis',
				why: 'gives no information about the lengths of the other sides',
			},
		],
		reason: 'an isosceles triangle has two equal sides',
	},
	{
		figure: 'triangle ABC',
		claim: 'ABC has a right angle at A',
		type: 'perpendicular sides',
		proof: 'the slopes of AB and AC have a product of −1',
		insufficient: [
			{
				text: 'AB and AC have equal lengths',
				why: 'proves only that two sides are equal',
			},
			{
				text: 'the slopes of AB and BC have a product of −1',
				why: 'proves a right angle at another vertex',
			},
			{
				text: 'AB and BC have equal lengths',
				why: 'proves only that the triangle is isosceles',
			},
		],
		reason: 'lines whose slopes have a product of −1 are perpendicular',
	},
	{
		figure: 'quadrilateral ABCD',
		claim: 'ABCD is a parallelogram',
		type: 'equal opposite slopes',
		proof: 'both pairs of opposite sides have equal slopes',
		insufficient: [
			{ text: 'AB and CD have equal slopes', why: 'also true for a trapezoid' },
			{ text: 'AB and CD have equal lengths', why: 'also true for an isosceles trapezoid' },
			{
				text: 'AC and BD have equal lengths',
				why: 'a quadrilateral with equal diagonals does not necessarily have parallel sides',
			},
		],
		reason:
			'lines with equal slopes are parallel, and a parallelogram has two pairs of parallel sides',
	},
	{
		figure: 'quadrilateral ABCD',
		claim: 'ABCD is a parallelogram',
		type: 'common midpoint of diagonals',
		proof: 'AC and BD have the same midpoint',
		insufficient: [
			{
				text: 'AC and BD have equal lengths',
				why: 'a quadrilateral with equal diagonals does not necessarily have parallel sides',
			},
			{ text: 'the slopes of AC and BD have a product of −1', why: 'also true for a kite' },
			{ text: 'AB and BC have equal lengths', why: 'also true for a kite' },
		],
		reason:
			'the diagonals bisect each other, which is true only for the diagonals of a parallelogram',
	},
	{
		figure: 'parallelogram ABCD',
		claim: 'ABCD is a rectangle',
		type: 'perpendicular sides',
		proof: 'the slopes of AB and BC have a product of −1',
		insufficient: [
			{ text: 'AB and CD have equal lengths', why: 'true for every parallelogram' },
			{ text: 'AC and BD have the same midpoint', why: 'true for every parallelogram' },
			{
				text: 'the slopes of AC and BD have a product of −1',
				why: 'proves only that the parallelogram is a rhombus',
			},
		],
		reason:
			'adjacent sides are perpendicular, and a parallelogram with one right angle is a rectangle',
	},
	{
		figure: 'parallelogram ABCD',
		claim: 'ABCD is a rectangle',
		type: 'equal side lengths',
		proof: 'AC and BD have equal lengths',
		insufficient: [
			{
				text: 'AB and BC have equal lengths',
				why: 'proves only that the parallelogram is a rhombus',
			},
			{ text: 'BC and DA have equal slopes', why: 'true for every parallelogram' },
			{ text: 'AC and BD have the same midpoint', why: 'true for every parallelogram' },
		],
		reason: 'the diagonals are equal, and a parallelogram with equal diagonals is a rectangle',
	},
	{
		figure: 'parallelogram ABCD',
		claim: 'ABCD is a rhombus',
		type: 'equal side lengths',
		proof: 'AB and BC have equal lengths',
		insufficient: [
			{ text: 'AB and CD have equal lengths', why: 'true for every parallelogram' },
			{
				text: 'AC and BD have equal lengths',
				why: 'proves only that the parallelogram is a rectangle',
			},
			{
				text: 'the slopes of AB and BC have a product of −1',
				why: 'proves only that the parallelogram is a rectangle',
			},
		],
		reason: 'a parallelogram with two equal adjacent sides is a rhombus',
	},
	{
		figure: 'parallelogram ABCD',
		claim: 'ABCD is a rhombus',
		type: 'perpendicular sides',
		proof: 'the slopes of AC and BD have a product of −1',
		insufficient: [
			{ text: 'AC and BD have the same midpoint', why: 'true for every parallelogram' },
			{ text: 'AB and CD have equal slopes', why: 'true for every parallelogram' },
			{
				text: 'the slopes of AB and BC have a product of −1',
				why: 'proves only that the parallelogram is a rectangle',
			},
		],
		reason:
			'the diagonals are perpendicular, and a parallelogram with perpendicular diagonals is a rhombus',
	},
	{
		figure: 'rectangle ABCD',
		claim: 'ABCD is a square',
		type: 'equal side lengths',
		proof: 'AB and BC have equal lengths',
		insufficient: [
			{ text: 'the slopes of AB and BC have a product of −1', why: 'true for every rectangle' },
			{ text: 'AC and BD have equal lengths', why: 'true for every rectangle' },
			{ text: 'AC and BD have the same midpoint', why: 'true for every rectangle' },
		],
		reason: 'a rectangle with two equal adjacent sides is a square',
	},
	{
		figure: 'rhombus ABCD',
		claim: 'ABCD is a square',
		type: 'perpendicular sides',
		proof: 'the slopes of AB and BC have a product of −1',
		insufficient: [
			{ text: 'the slopes of AC and BD have a product of −1', why: 'true for every rhombus' },
			{ text: 'AB and BC have equal lengths', why: 'true for every rhombus' },
			{ text: 'AB and CD have equal slopes', why: 'true for every rhombus' },
		],
		reason: 'adjacent sides are perpendicular, and a rhombus with one right angle is a square',
	},
	{
		figure: 'quadrilateral ABCD',
		claim: 'ABCD has a pair of parallel sides',
		type: 'equal opposite slopes',
		proof: 'AB and CD have equal slopes',
		insufficient: [
			{ text: 'AB and CD have equal lengths', why: 'gives no information about directions' },
			{ text: 'AC and BD have equal lengths', why: 'gives no information about directions' },
			{
				text: 'the slopes of AB and BC have a product of −1',
				why: 'proves only that there is a right angle',
			},
		],
		reason: 'lines with equal slopes are parallel',
	},
];
