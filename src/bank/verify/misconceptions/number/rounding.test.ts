import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	rounded one place too far to the left | 2 | 2.4
		2.5 | Round $2.4721$ to the nearest tenth.
	cut off the digits after the second decimal place instead of rounding | -2.18 | -21800.00
		-2.19 | The equation $2^{x} = -x^{2} + 5$ has one solution between $x = -3$ and $x = -2$. Find it by trial and error or with a graph. Round to two decimal places.
	rounded up instead of down | 0.72 | 0.70
		0.71 | The equation $\cos x = x$ has one solution between $x = 0$ and $x = 1$. Find it by trial and error or with a graph. Round to two decimal places.
	rounded to one decimal place | 0.70 | 0.60
		0.71 | The equation $\cos x = x$ has one solution between $x = 0$ and $x = 1$. Find it by trial and error or with a graph. Round to two decimal places.
	rounded up to a whole number of years | 28.0 | 29.0
		27.6 | How many years does it take? Round to the nearest tenth.
	rounded down to a whole number of years | 27.0 | 26.0
		27.6 | How many years does it take? Round to the nearest tenth.
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
