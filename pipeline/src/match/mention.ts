/** An institute as a ranking or a counselling prints it, with all that its row says of which one it is. */
export type Mention = {
	source: "nirf" | "josaa";
	name: string;
	city: string;
	state: string;
	/** The ranking's own id of the institute; ids from 2018 on end in an AISHE code. */
	nirfId?: string | undefined;
	list?: string;
	year?: number;
	/** As printed: a rank or a band. */
	rank?: string;
};

export type MatchedBy = "id" | "name" | "reviewed" | "own";

/** Which institution a mention is: an AISHE code, or an `X-` id of an institution that the directory does not list. */
export type Match = { collegeId: string; by: MatchedBy; why: string };
