import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	switched x and y when checking this pair | $(-11, -9)$ | $(-1, -1)$
		$(-5, -6)$ | Which ordered pair is not a solution of $-4x + 5y = -1$?
`),
);
