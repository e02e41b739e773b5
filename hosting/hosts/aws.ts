/** AWS: a private S3 bucket behind CloudFront, as one CloudFormation template; addresses are CloudFront Function's work. */
import type { SiteRules } from "../rules.ts";
import { json, pagePattern, type Host } from "./host.ts";

/** CloudFront sends these by a section of their own and refuses them as custom headers. */
const own = new Set([
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
]);

/**
 * The function that CloudFront runs for every request. Its engine knows ES5 and a chosen few of what came later,
 * neither destructuring nor `flatMap` among them: the text keeps to ES5.
 */
export function viewerRequest({ redirects }: SiteRules): string {
  const spellings = Object.fromEntries([
    ["/index", "/"],
    ...redirects.map(({ from, to }): [string, string] => [from, to]),
  ]);
  return `// Made by "npm run host -- aws"; a change here is lost.
var spellings = ${JSON.stringify(spellings, null, 2)};

function query(parts) {
  var pairs = [];
  Object.keys(parts).forEach(function (name) {
    var values = parts[name].multiValue || [parts[name]];
    values.forEach(function (each) {
      pairs.push(each.value === "" ? name : name + "=" + each.value);
    });
  });
  return pairs.length === 0 ? "" : "?" + pairs.join("&");
}

function handler(event) {
  var request = event.request;
  var asked = request.uri;
  var plain = /^${pagePattern.replaceAll("/", "\\/")}(?:\\.html)?\\/*$/.test(asked) ? asked.replace(/\\/+$/, "").replace(/\\.html$/, "") : asked;
  var page = spellings[plain] || plain;
  if (page !== asked)
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: page + query(request.querystring) } } };
  if (page === "/") request.uri = "/index.html";
  else if (!/\\.[a-z0-9]+$/.test(page)) request.uri = page + ".html";
  return request;
}
`;
}

/** The template: bucket, function, headers, distribution. */
export function template(rules: SiteRules): object {
  const { headers, notFound } = rules;
  const custom = Object.entries(headers).filter(([name]) => !own.has(name.toLowerCase()));
  return {
    AWSTemplateFormatVersion: "2010-09-09",
    Description: `The website ${rules.name}: S3 behind CloudFront`,
    Parameters: {
      Certificate: { Type: "String", Description: "The ARN of the certificate in us-east-1" },
    },
    Resources: {
      Bucket: {
        Type: "AWS::S3::Bucket",
        // A bucket with files cannot be deleted, and the stack could not either.
        DeletionPolicy: "RetainExceptOnCreate",
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: {
        Type: "AWS::S3::BucketPolicy",
        Properties: {
          Bucket: { Ref: "Bucket" },
          PolicyDocument: {
            Version: "2012-10-17",
            Statement: [
              {
                Effect: "Allow",
                Principal: { Service: "cloudfront.amazonaws.com" },
                // Who may list is told 404 for a file that is not there, and 403 otherwise.
                Action: ["s3:GetObject", "s3:ListBucket"],
                Resource: [{ "Fn::GetAtt": ["Bucket", "Arn"] }, { "Fn::Sub": "${Bucket.Arn}/*" }],
                Condition: {
                  StringEquals: {
                    "AWS:SourceArn": {
                      "Fn::Sub": "arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}",
                    },
                  },
                },
              },
            ],
          },
        },
      },
      Access: {
        Type: "AWS::CloudFront::OriginAccessControl",
        Properties: {
          OriginAccessControlConfig: {
            Name: { "Fn::Sub": "${AWS::StackName}-access" },
            OriginAccessControlOriginType: "s3",
            SigningBehavior: "always",
            SigningProtocol: "sigv4",
          },
        },
      },
      Addresses: {
        Type: "AWS::CloudFront::Function",
        Properties: {
          Name: { "Fn::Sub": "${AWS::StackName}-addresses" },
          AutoPublish: true,
          FunctionConfig: { Comment: "Addresses of the site", Runtime: "cloudfront-js-2.0" },
          FunctionCode: viewerRequest(rules),
        },
      },
      Headers: {
        Type: "AWS::CloudFront::ResponseHeadersPolicy",
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: { "Fn::Sub": "${AWS::StackName}-headers" },
            SecurityHeadersConfig: security(headers),
            // How long an answer may be kept is said by its file in the bucket: an error's page is a file, too.
            CustomHeadersConfig: {
              Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
            },
          },
        },
      },
      Distribution: {
        Type: "AWS::CloudFront::Distribution",
        Properties: {
          DistributionConfig: {
            Enabled: true,
            Aliases: [rules.name],
            HttpVersion: "http2and3",
            IPV6Enabled: true,
            DefaultRootObject: "index.html",
            ViewerCertificate: {
              AcmCertificateArn: { Ref: "Certificate" },
              SslSupportMethod: "sni-only",
              MinimumProtocolVersion: "TLSv1.2_2021",
            },
            Origins: [
              {
                Id: "bucket",
                DomainName: { "Fn::GetAtt": ["Bucket", "RegionalDomainName"] },
                OriginAccessControlId: { "Fn::GetAtt": ["Access", "Id"] },
                S3OriginConfig: { OriginAccessIdentity: "" },
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: "bucket",
              ViewerProtocolPolicy: "redirect-to-https",
              Compress: true,
              // "CachingOptimized" of AWS: compressed variants, no cookies, no query in the key.
              CachePolicyId: "658327ea-f89d-4fab-a63d-7e88639e58f6",
              ResponseHeadersPolicyId: { Ref: "Headers" },
              FunctionAssociations: [
                { EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["Addresses", "FunctionARN"] } },
              ],
            },
            CustomErrorResponses: [403, 404].map((ErrorCode) => ({
              ErrorCode,
              ResponseCode: 404,
              ResponsePagePath: notFound,
              ErrorCachingMinTTL: 10,
            })),
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: "Bucket" } },
      Address: { Value: { "Fn::GetAtt": ["Distribution", "DomainName"] } },
      Distribution: { Value: { Ref: "Distribution" } },
    },
  };
}

function security(headers: SiteRules["headers"]): object {
  const transport = headers["Strict-Transport-Security"] ?? "";
  return {
    ContentSecurityPolicy: {
      ContentSecurityPolicy: headers["Content-Security-Policy"],
      Override: true,
    },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/u.exec(transport)?.[1] ?? 0),
      IncludeSubdomains: transport.includes("includeSubDomains"),
      Preload: transport.includes("preload"),
      Override: true,
    },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: headers["X-Frame-Options"], Override: true },
    ReferrerPolicy: { ReferrerPolicy: headers["Referrer-Policy"], Override: true },
  };
}

/** Uploads the files: each says how long it may be kept, and those that need one name their content type. */
function upload({ types, cache, assets, notFound }: SiteRules): string {
  const byEnding = Object.entries(types.byEnding).map(([ending, type]) => [`*.${ending}`, type] as const);
  const byPath = Object.entries(types.byPath).map(([path, type]) => [path.slice(1), type] as const);
  const special = [...byPath, ...byEnding];
  const without = (names: readonly string[]) => names.map((name) => ` --exclude "${name}"`).join("");
  const folder = assets.slice(1, -1);
  return `#!/bin/sh
# Made by "npm run host -- aws"; a change here is lost. Usage: ./publish.sh <stack> <certificate ARN>
set -eu
aws cloudformation deploy --stack-name "$1" --template-file template.json --parameter-overrides "Certificate=$2"
output() { aws cloudformation describe-stacks --stack-name "$stack" --output text --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue"; }
stack=$1
bucket=$(output Bucket)
# New files first, pages last, old files at the very end: a visitor never meets a page without its files.
assets() { how=$1; shift; aws s3 "$how" "site/${folder}" "s3://$bucket/${folder}" --cache-control "${cache.assets}" "$@"; }
pages() { how=$1; shift; aws s3 "$how" site "s3://$bucket" --cache-control "${cache.pages}" "$@"; }
assets sync${without(byEnding.map(([name]) => name))}
${byEnding.map(([name, type]) => `assets cp --recursive --exclude "*" --include "${name}" --content-type "${type}"`).join("\n")}
pages sync${without([`${folder}/*`, notFound.slice(1), ...special.map(([name]) => name)])}
${special.map(([name, type]) => `pages cp --recursive --exclude "*" --include "${name}" --exclude "${folder}/*" --content-type "${type}"`).join("\n")}
aws s3 cp "site${notFound}" "s3://$bucket${notFound}" --cache-control "${cache.errors}"
aws s3 sync site "s3://$bucket" --delete --size-only
aws cloudfront create-invalidation --distribution-id "$(output Distribution)" --paths "/*"
`;
}

export const aws: Host = {
  title: "AWS (S3 and CloudFront)",
  compresses: true,
  redirects: true,
  files: (rules) => ({ "template.json": json(template(rules)), "publish.sh": upload(rules) }),
  publish: "sh publish.sh <stack> <certificate ARN>",
};
