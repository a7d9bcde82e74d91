/** `''` is the default; the other values are those used in tokens.css and base.css. */
export const FIELDS = [
	{
		name: 'text',
		legend: 'Text size',
		options: [
			['', 'Normal'],
			['2', 'Large'],
			['3', 'Larger'],
			['4', 'Largest'],
		],
	},
	{
		name: 'spacing',
		legend: 'Space between letters, words, and lines',
		options: [
			['', 'Normal'],
			['wide', 'Wide'],
		],
	},
	{
		name: 'contrast',
		legend: 'Contrast',
		options: [
			['', 'As the device says'],
			['high', 'High'],
		],
	},
	{
		name: 'theme',
		legend: 'Paper',
		options: [
			['', 'As the device says'],
			['light', 'Light'],
			['dark', 'Dark'],
		],
	},
] as const;
