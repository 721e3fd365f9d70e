import { randomBytes } from "node:crypto";

/** 128 random bits in the form of a UUID, for ids that grant access; a UUID of version 4 has only 122 (ASVS 11.5.1). */
export function newUnguessableId(): string {
	return randomBytes(16)
		.toString("hex")
		.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
