import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used only one of the 9 changes | -4 | 36
		28 | Omar’s bank account balance is −\$8. In each of the next $9$ weeks, Omar deposits \$4. What is the new balance, in dollars?
	treated each increase as a decrease | -44 | 36
		28 | Omar’s bank account balance is −\$8. In each of the next $9$ weeks, Omar deposits \$4. What is the new balance, in dollars?
	treated each decrease as an increase | 60 | -54
		-48 | Ines’s bank account balance is \$6. In each of the next $9$ weeks, Ines spends \$6. What is the new balance, in dollars?
	gave the total change | 24 | -4
		4 | In $6$ trips, an elevator goes up $24$ floors in all. What is the average change per trip, in floors? Write a decrease as a negative number.
	gave the higher balance | -27 | -28
		-39 | Sam owes \$39 and Ella owes \$27. Write the lower balance as an integer, in dollars.
	added the common factor 38 to itself when factoring it out | 760 | 912
		380 | Use the properties of operations to find $38 \times 6 + 38 \times 4$.
	multiplied the other two factors instead of adding them | 912 | 760
		380 | Use the properties of operations to find $38 \times 6 + 38 \times 4$.
	carried an extra ten when adding 41 and 59 | 136 | 100
		126 | Use the properties of operations to find $41 + 26 + 59$.
	added 41 and 59 but left out 26 | 100 | 136
		126 | Use the properties of operations to find $41 + 26 + 59$.
	subtracted 1 instead of 44 | 4399 | 4444
		4356 | Use the properties of operations to find $44 \times 99$.
`),
);
