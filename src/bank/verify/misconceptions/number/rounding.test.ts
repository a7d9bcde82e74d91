import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	rounded one place too far to the left | 2 | 2.4
		2.5 | Round $2.4721$ to the nearest tenth.
	kept one place too many | 1.5 | 1.6
		2 | Round $1.5007$ to the nearest whole number.
	used the exact numbers instead of the rounded ones | 30.6 | 22
		32 | Estimate $1.6 + 29$ by first rounding each number to the place of its first nonzero digit.
	rounded 29 down instead of up | 22 | 30.6
		32 | Estimate $1.6 + 29$ by first rounding each number to the place of its first nonzero digit.
	found only the square root and did not add 7 | 3.2 | 12.0
		10.2 | Find $7 + \sqrt{10}$ to the nearest tenth without using the square root key on a calculator.
	chose the two integers just below the square root | 2, 3 | 4, 5
		3, 4 | Between which two consecutive integers is $\sqrt{12}$? Write the smaller integer first. Separate your answers with a comma.
	chose the two integers just above the square root | 4, 5 | 2, 3
		3, 4 | Between which two consecutive integers is $\sqrt{12}$? Write the smaller integer first. Separate your answers with a comma.
	divided 73 by 2 instead of taking its square root | 73.0 | 12.1
		17.1 | Find $2\sqrt{73}$ to the nearest tenth without using the square root key on a calculator.
	moved the factor inside the radical without squaring it | 12.1 | 73.0
		17.1 | Find $2\sqrt{73}$ to the nearest tenth without using the square root key on a calculator.
	multiplied by 3 instead of taking the cube root | 648 | 72
		6 | Evaluate $\sqrt[3]{216}$.
`),
);
