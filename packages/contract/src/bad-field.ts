import type { FieldProblem, ProblemCode } from "./problem.ts";

/** The message gives the reason; the code and its values are for other languages. */
export class BadField extends Error {
	override name = "BadField";
	field: string;
	code: ProblemCode;
	values: FieldProblem["values"];
	constructor(
		field: string,
		reason: string,
		{ code = "invalid", values }: Partial<Pick<FieldProblem, "code" | "values">> = {},
	) {
		super(reason);
		this.field = field;
		this.code = code;
		this.values = values;
	}
}

export class BadFields extends Error {
	override name = "BadFields";
	fields: readonly BadField[];
	constructor(fields: readonly BadField[]) {
		super(fields.map(({ field, message }) => `${field} ${message}`).join("; "));
		this.fields = fields;
	}
}
