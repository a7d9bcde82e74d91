/** The properties of operations: what each one does, and which others are mistaken for it and why. */
export type Property = {
	name: string;
	/** What happens from one side of the equation to the other. */
	sees: string;
	/** Other properties with the mistake that leads to them. */
	mistakenFor: readonly (readonly [name: string, mistake: string])[];
};

const commutativeSum = 'commutative property of addition';
const commutativeProduct = 'commutative property of multiplication';
const associativeSum = 'associative property of addition';
const associativeProduct = 'associative property of multiplication';
const distributive = 'distributive property';
const identitySum = 'identity property of addition';
const identityProduct = 'identity property of multiplication';
const inverseSum = 'inverse property of addition';
const inverseProduct = 'inverse property of multiplication';
const zeroProduct = 'zero property of multiplication';

const ORDER = 'took a change of order for a change of grouping';
const GROUPING = 'took a change of grouping for a change of order';
const OPERATION = 'did not look at the operation sign';
const GIVES_ZERO = 'took “the result is 0” for “0 is added”';

export const PROPERTIES: readonly Property[] = [
	{
		name: commutativeSum,
		sees: 'The same parts are added, only their order changes.',
		mistakenFor: [
			[associativeSum, ORDER],
			[commutativeProduct, OPERATION],
			[inverseSum, 'took “the other way round” for the opposite number'],
		],
	},
	{
		name: commutativeProduct,
		sees: 'The same parts are multiplied, only their order changes.',
		mistakenFor: [
			[associativeProduct, ORDER],
			[commutativeSum, OPERATION],
			[distributive, 'saw a product and did not look for brackets'],
		],
	},
	{
		name: associativeSum,
		sees: 'The order stays the same, only the brackets move: the sum is grouped in another way.',
		mistakenFor: [
			[commutativeSum, GROUPING],
			[associativeProduct, OPERATION],
			[distributive, 'saw brackets and did not look for a factor in front of them'],
		],
	},
	{
		name: associativeProduct,
		sees: 'The order stays the same, only the brackets move: the product is grouped in another way.',
		mistakenFor: [
			[commutativeProduct, GROUPING],
			[associativeSum, OPERATION],
			[distributive, 'saw brackets and did not look for a sum inside them'],
		],
	},
	{
		name: distributive,
		sees: 'The factor in front multiplies each term inside the brackets.',
		mistakenFor: [
			[associativeProduct, 'saw brackets move and did not look at the two operations'],
			[commutativeProduct, 'saw a product and did not look at the brackets'],
			[associativeSum, 'looked only at the sum in the brackets'],
		],
	},
	{
		name: identitySum,
		sees: 'Adding 0 leaves the expression as it is.',
		mistakenFor: [
			[identityProduct, OPERATION],
			[inverseSum, 'took adding 0 for a sum that is 0'],
			[zeroProduct, 'saw a 0 and did not look at the operation'],
		],
	},
	{
		name: identityProduct,
		sees: 'Multiplying by 1 leaves the expression as it is.',
		mistakenFor: [
			[identitySum, OPERATION],
			[inverseProduct, 'took multiplying by 1 for a product that is 1'],
			[commutativeProduct, 'saw a product and did not look at the 1'],
		],
	},
	{
		name: inverseSum,
		sees: 'A part and its opposite are added, and the sum is 0.',
		mistakenFor: [
			[identitySum, GIVES_ZERO],
			[inverseProduct, OPERATION],
			[zeroProduct, 'saw the result 0 and did not look at the operation'],
		],
	},
	{
		name: inverseProduct,
		sees: 'A number and its reciprocal are multiplied, and the product is 1.',
		mistakenFor: [
			[identityProduct, 'took “the result is 1” for “multiplied by 1”'],
			[inverseSum, OPERATION],
			[commutativeProduct, 'saw a product and did not look at its parts'],
		],
	},
	{
		name: zeroProduct,
		sees: 'Something is multiplied by 0, and the product is 0.',
		mistakenFor: [
			[identitySum, 'saw a 0 and did not look at the operation'],
			[identityProduct, 'took multiplying by 0 for multiplying by 1'],
			[inverseSum, 'looked only at the result 0'],
		],
	},
];

/** By the short names of the curriculum plan; "identity" and "inverse" each have one for either operation. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
	'commutative +': [commutativeSum],
	'commutative ×': [commutativeProduct],
	'associative +': [associativeSum],
	'associative ×': [associativeProduct],
	distributive: [distributive],
	identity: [identitySum, identityProduct],
	inverse: [inverseSum, inverseProduct],
	'zero product': [zeroProduct],
};
