import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	divided by −7 instead of multiplying by it | \frac{2}{49} | -2
		2 | Solve $-\frac{1}{7}m = -\frac{2}{7}$. Give the solution as an integer or as a fraction in lowest terms.
	compared the first part with the sum of both parts | 4 : 7 | 3 : 4
		4 : 3 | A pet show has $8$ hamsters and $6$ parrots. Write the ratio of hamsters to parrots in lowest terms, with a colon, in the form $a : b$.
	compared the first part with the difference of the two parts | 4 : 1 | 3 : 4
		4 : 3 | A pet show has $8$ hamsters and $6$ parrots. Write the ratio of hamsters to parrots in lowest terms, with a colon, in the form $a : b$.
	shared the amount equally | 24, 24 | 28, 20
		20, 28 | Amir and Maya share $\$48$ in the ratio $5 : 7$. How many dollars does each of them get? List your answers in the order of the ratio. Separate them with a comma.
	repeated the number in the second column | 45 | 24
		54 | The table shows equivalent ratios of roses to tulips. Find the missing number. | figure: A table with 2 rows. roses: 9, 45, blank. tulips: 3, 15, 18.
	subtracted the prediction from the whole population | 616 | 1367
		784 | In a random sample of $75$ fish from a lake, $42$ are trout. The lake has about $1400$ fish. Predict how many of them are trout.
	subtracted instead of dividing | -63 | 8
		-8 | Find the quotient: $-56 \div 7$.
	multiplied only x by 8 when distributing | 7 | 119/8
		7/8 | Solve $\frac{x + 7}{9} = \frac{7}{8}$ for $x$. Give the solution as an integer or as a fraction in lowest terms. | 8(x + 7) = 9 \times 7
	found the area on the plan | 8 | 72
		648 | On a plan, $1$ inch represents $9$ feet. A rectangular room is $4$ inches long and $2$ inches wide on the plan. What is the area of the actual room in square feet?
	gave the length in metres | 1/25 | 846400
		4 | A model of a sailboat has a scale of $1 : 460$. The actual sailboat is $18.4$ metres long. How many centimetres long is the model?
	gave the length in centimetres | 20000 | 2000000
		200 | A model of a dam has a scale of $1 : 500$. The model is $40$ centimetres long. How many metres long is the actual dam?
	multiplied by 100 instead of dividing to convert to metres | 2000000 | 20000
		200 | A model of a dam has a scale of $1 : 500$. The model is $40$ centimetres long. How many metres long is the actual dam?
`),
);
