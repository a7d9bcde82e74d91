import { mistakesLeadTo, rowsIn } from '../answered.testdata.ts';

mistakesLeadTo(
	rowsIn(String.raw`
	used inverse variation instead of direct variation | 8/5 | 4
		40 | The variable $y$ varies directly as $x$, and $y = 8$ when $x = 2$. Find $y$ when $x = 10$. Give your answer as an integer or a fraction in lowest terms.
	added the increase in x to y | 16 | 8/5
		40 | The variable $y$ varies directly as $x$, and $y = 8$ when $x = 2$. Find $y$ when $x = 10$. Give your answer as an integer or a fraction in lowest terms.
	used direct variation with x alone | 84 | 147/2
		24 | The variable $z$ varies jointly as $x$ and $y$, and $z = 42$ when $x = 2$ and $y = 7$. Find $z$ when $x = 4$ and $y = 2$. Give your answer as an integer or a fraction in lowest terms.
	used inverse variation with x alone | 21 | 84
		24 | The variable $z$ varies jointly as $x$ and $y$, and $z = 42$ when $x = 2$ and $y = 7$. Find $z$ when $x = 4$ and $y = 2$. Give your answer as an integer or a fraction in lowest terms.
	used inverse variation with the product of x and y instead of joint variation | 147/2 | 84
		24 | The variable $z$ varies jointly as $x$ and $y$, and $z = 42$ when $x = 2$ and $y = 7$. Find $z$ when $x = 4$ and $y = 2$. Give your answer as an integer or a fraction in lowest terms.
	used the speed instead of its square | 112 | 1024/49
		196 | The kinetic energy of a cart varies directly as the square of its speed. At $4$ meters per second, the energy is $64$ joules. What is the energy, in joules, at $7$ meters per second?
	multiplied the wages by the constant of variation instead of dividing | 17661 | 29
		21 | Nadia’s wages vary directly as the number of hours worked. For $6$ hours, Nadia earns $\$174$. How many hours does Nadia work to earn $\$609$?
	used direct variation with the square instead of inverse variation | 16 | 1/4
		1/16 | The gravitational force between two objects varies inversely as the square of the distance between them. The distance is multiplied by $4$. By what number is the force multiplied? Give your answer as a whole number or a fraction in lowest terms.
	used the reciprocal of the factor without squaring it | 1/4 | 16
		1/16 | The gravitational force between two objects varies inversely as the square of the distance between them. The distance is multiplied by $4$. By what number is the force multiplied? Give your answer as a whole number or a fraction in lowest terms.
	treated the area as directly proportional to the side length | 9 | 18
		81 | Each side length of a square is multiplied by $9$. By what number is the area multiplied? Give your answer as a whole number or a fraction in lowest terms.
	found the part of the time that is saved | 4/7 | 7/3
		3/7 | The distance of a trip is fixed. The average speed is multiplied by $\frac{7}{3}$. By what number is the travel time multiplied? Give your answer as a whole number or a fraction in lowest terms.
	multiplied the factor by 2 instead of squaring it | 18 | 9
		81 | Each side length of a square is multiplied by $9$. By what number is the area multiplied? Give your answer as a whole number or a fraction in lowest terms.
`),
);
