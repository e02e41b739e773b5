import { testRepository } from "./repository.ts";

testRepository("github");
