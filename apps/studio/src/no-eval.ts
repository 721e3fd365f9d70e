import * as z from "zod";

/** The content policy allows no scripts made of texts, and the library would try one: told before any schema is made. */
z.config({ jitless: true });
