import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	read the column next to the correct one | -6 | -4
		-5 | The table shows all the ordered pairs of the function $f$. For which value of $x$ is $f(x) = 2$? | figure: A table with 2 rows. x: negative 6, negative 5, negative 3, 1, 2. f of x: negative 4, 2, negative 5, 6, negative 4.
	substituted the output for the input | -4 | -3
		-5 | The table shows all the ordered pairs of the function $f$. For which value of $x$ is $f(x) = 2$? | figure: A table with 2 rows. x: negative 6, negative 5, negative 3, 1, 2. f of x: negative 4, 2, negative 5, 6, negative 4.
	switched the input and the output | -4 | -3
		-5 | The table shows all the ordered pairs of the function $f$. For which value of $x$ is $f(x) = 2$? | figure: A table with 2 rows. x: negative 6, negative 5, negative 3, 1, 2. f of x: negative 4, 2, negative 5, 6, negative 4.
	gave the output instead of the input | 2 | -4
		-5 | The table shows all the ordered pairs of the function $f$. For which value of $x$ is $f(x) = 2$? | figure: A table with 2 rows. x: negative 6, negative 5, negative 3, 1, 2. f of x: negative 4, 2, negative 5, 6, negative 4.
	read the dot next to the correct one | 5 | 3
		1 | The complete graph of the function $f$ is shown. What is $f(-5)$? | figure: There are 3 dots: 5 units to the left of the y-axis and 1 unit above the x-axis; 6 units to the left of the y-axis and 5 units above the x-axis; 3 units to the right of the y-axis and 4 units below the x-axis.
	gave the input instead of the output | -5 | 5
		1 | The complete graph of the function $f$ is shown. What is $f(-5)$? | figure: There are 3 dots: 5 units to the left of the y-axis and 1 unit above the x-axis; 6 units to the left of the y-axis and 5 units above the x-axis; 3 units to the right of the y-axis and 4 units below the x-axis.
	read the column next to the correct one | 5 | 3
		4 | The table shows values of the functions $f$ and $g$. For which value of $x$ is $f(x) = g(x)$? | figure: A table with 3 rows. x: 1, 2, 4, 5. f of x: negative 9, negative 7, negative 3, negative 1. g of x: 3, 1, negative 3, negative 5.
`),
);
