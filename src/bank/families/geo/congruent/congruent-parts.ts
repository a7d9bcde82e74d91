/** What is known of two triangles ABC and DEF, and the test that follows from it. Angles by one letter, sides by two. */
export type Known = { test: 'SSS' | 'SAS' | 'ASA' | 'AAS'; parts: readonly string[] };

export const CONGRUENCE_TESTS: readonly Known[] = [
	{ test: 'SSS', parts: ['AB', 'BC', 'AC'] },
	{ test: 'SAS', parts: ['AB', 'A', 'AC'] },
	{ test: 'SAS', parts: ['AB', 'B', 'BC'] },
	{ test: 'SAS', parts: ['BC', 'C', 'AC'] },
	{ test: 'ASA', parts: ['A', 'AB', 'B'] },
	{ test: 'ASA', parts: ['B', 'BC', 'C'] },
	{ test: 'ASA', parts: ['A', 'AC', 'C'] },
	{ test: 'AAS', parts: ['A', 'B', 'BC'] },
	{ test: 'AAS', parts: ['A', 'B', 'AC'] },
	{ test: 'AAS', parts: ['B', 'C', 'AB'] },
	{ test: 'AAS', parts: ['A', 'C', 'AB'] },
];
