import { expect, test } from 'vitest';
import { compareCodes, placeOfCode, standardPath } from './standard-codes.ts';

test.each([
	['7.NS.A.1b', 'common-core', '7', 'NS'],
	['8.F.B.5', 'common-core', '8', 'F'],
	['HSA-REI.B.4b', 'common-core', 'HSA', 'REI'],
	['HSN-Q.A.1', 'common-core', 'HSN', 'Q'],
	['MHF4U.C3.4', 'ontario', 'MHF4U', 'C'],
	['MPM2D.2.1.3', 'ontario', 'MPM2D', '2'],
])('finds the place of %s', (code, framework, group, domain) => {
	expect(placeOfCode(code)).toEqual({ framework, group, domain });
});

test('rejects a code from neither curriculum', () => {
	expect(() => placeOfCode('7NS1')).toThrow('names the standard "7NS1". Write a code such as');
});

test('leads to the code on the page of its grade, category or course', () => {
	expect(standardPath('7.NS.A.1b')).toBe('/standards/common-core/7#7.NS.A.1b');
	expect(standardPath('HSN-Q.A.1')).toBe('/standards/common-core/hsn#HSN-Q.A.1');
	expect(standardPath('MTH1W.B1.1')).toBe('/standards/ontario/mth1w#MTH1W.B1.1');
});

test('sorts as the curriculum does', () => {
	const codes = ['HSG-CO.C.10', 'HSG-CO.C.9', '8.EE.C.7b', '8.EE.C.7a'];
	expect(codes.toSorted(compareCodes)).toEqual([
		'8.EE.C.7a',
		'8.EE.C.7b',
		'HSG-CO.C.9',
		'HSG-CO.C.10',
	]);
});
